/** Nobody can scroll a television, so content that is too tall is scaled down until it fits. */
const STEP = 0.95;
/** The smallest scale that can still be read from the sofa. */
const LEAST = 0.4;

export function fit(node: HTMLElement): () => void {
  let frame = 0;
  function shrink(): void {
    let zoom = 1;
    node.style.zoom = '1';
    while (node.scrollHeight > node.clientHeight + 1 && zoom > LEAST) {
      zoom *= STEP;
      node.style.zoom = `${zoom}`;
    }
  }
  const again = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(shrink);
  };
  const changes = new MutationObserver(again);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', again);
  again();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener('resize', again);
    node.style.zoom = '';
  };
}
