/** Keeps a phone's screen on while people think. Returns a function that lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async (): Promise<void> => {
    if (document.hidden || over) return;
    // Refused on a low battery: then the phone sleeps, and the socket comes back when it wakes.
    const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void held?.release();
    else lock = held;
  };
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
