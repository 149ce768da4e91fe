// As long as a view of ours.
export const VIEW = JSON.stringify({ t: "view", events: [{ t: "erred" }], padding: "x".repeat(1400) });
