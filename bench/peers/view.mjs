// A message as long as one of our views, or with PADDING=0 as long as a change.
const padding = "x".repeat(Number(process.env.PADDING ?? 1400));
export const VIEW = JSON.stringify({ t: "view", events: [{ t: "erred" }], ...(padding && { padding }) });
