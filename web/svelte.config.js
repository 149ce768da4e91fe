// Svelte reads TypeScript and plain CSS by itself: nothing has to be made of either beforehand.
export default {};
