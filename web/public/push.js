/* What the service worker does with a notice: it is shown in its person's language, and a tap opens the table. */
const TEXTS = {
  en: {
    turn: (code) => `Your turn at table ${code}`,
    soon: (hours, code) => `${hours} ${hours === 1 ? 'hour' : 'hours'} left at table ${code}`,
    over: (code) => `The game at table ${code} is over`,
    until: (when) => `You have until ${when}.`,
    look: 'See how it came out.',
  },
  uk: {
    turn: (code) => `Ваш хід за столом ${code}`,
    soon: (hours, code) => `Лишилося ${hours} год: стіл ${code} чекає на вас`,
    over: (code) => `Гру за столом ${code} закінчено`,
    until: (when) => `Час є до ${when}.`,
    look: 'Гляньте, чим скінчилося.',
  },
  de: {
    turn: (code) => `Du bist dran an Tisch ${code}`,
    soon: (hours, code) => `Noch ${hours} ${hours === 1 ? 'Stunde' : 'Stunden'} an Tisch ${code}`,
    over: (code) => `Das Spiel an Tisch ${code} ist zu Ende`,
    until: (when) => `Du hast Zeit bis ${when}.`,
    look: 'Sieh nach, wie es ausging.',
  },
};

function noticeOf(data) {
  const say = TEXTS[data.language] ?? TEXTS.en;
  const isTurn = data.kind !== 'over';
  const how = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const when = data.until ? new Date(data.until).toLocaleString(data.language, how) : '';
  const more = isTurn ? when && say.until(when) : say.look;
  const hours = Math.max(1, Math.round((data.until - Date.now()) / 3_600_000));
  return {
    title: data.kind === 'soon' ? say.soon(hours, data.code) : (isTurn ? say.turn : say.over)(data.code),
    body: [data.game, more].filter(Boolean).join('. '),
  };
}

self.addEventListener('push', (event) => {
  let data;
  try {
    data = event.data.json();
  } catch {
    return; // not one of ours
  }
  const { title, body } = noticeOf(data);
  const icon = new URL('icon-192.png', self.registration.scope).href;
  // One notice for each table: a new one replaces the last.
  const how = { body, icon, badge: icon, tag: `parlour-${data.code}`, data: { code: data.code } };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = new URL(`t/${encodeURIComponent(event.notification.data.code)}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => one.url.split(/[?#]/)[0] === table);
      return there ? there.focus() : self.clients.openWindow(table);
    }),
  );
});
