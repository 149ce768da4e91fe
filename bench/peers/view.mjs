// As long as a view of ours, or with PADDING=0 no longer than what has changed.
const padding = "x".repeat(Number(process.env.PADDING ?? 1400));
export const VIEW = JSON.stringify({ t: "view", events: [{ t: "erred" }], ...(padding && { padding }) });
