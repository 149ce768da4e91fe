// Icons that the first page does not need. They are loaded with the other pages (tests/lib/icons.test.ts).
import { icons, type FIRST } from './icons';

const MORE = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M5 7h14M5 12h14M5 17h14',
  sound: 'M5 10v4h3l4 3.5v-11L8 10H5zM15.5 9.5a3.5 3.5 0 010 5M18 7a7 7 0 010 10',
  mute: 'M5 10v4h3l4 3.5v-11L8 10H5zM16 10l4 4M20 10l-4 4',
  log: 'M7 4h10a1 1 0 011 1v14a1 1 0 01-1 1H7a1 1 0 01-1-1V5a1 1 0 011-1zM9 8.5h6M9 12h6M9 15.5h4',
  screen: 'M4 5.5h16a1 1 0 011 1V16a1 1 0 01-1 1H4a1 1 0 01-1-1V6.5a1 1 0 011-1zM9 20.5h6M12 17v3.5',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12v7h12v-7',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 6v12M15 6v12',
  resume: 'M8 5.5l11 6.5-11 6.5z',
  again: 'M5 12a7 7 0 102-5M5 4v4h4',
  shuffle: 'M3 7.5h3.5c4.5 0 6 9 10.5 9h4M3 16.5h3.5c4.5 0 6-9 10.5-9h4M18 4.5l3 3-3 3M18 13.5l3 3-3 3',
  leave: 'M14 5H6v14h8M11 12h10M17.5 8.5L21 12l-3.5 3.5',
  help: 'M9 9.2c0-1.8 1.3-3 3-3s3 1.1 3 2.7c0 2.3-3 2.6-3 5M12 17.5v.3',
  smile:
    'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM8.5 14c.8 1.5 2 2.2 3.5 2.2s2.7-.7 3.5-2.2M9 9.5v.4M15 9.5v.4',
  crown: 'M4 17.5L3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5z',
  away: 'M4 4l16 16M8.5 8.7A8 8 0 0 0 5 11M12 8a9 9 0 0 1 7 3M9 14.5a4.5 4.5 0 0 1 4-1.3M12 18v.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  send: 'M5 12h13M12.5 6L19 12l-6.5 6',
  bell: 'M6 17h12c-1.4-1.4-1.6-3-1.6-5.4A4.4 4.4 0 0 0 12 7a4.4 4.4 0 0 0-4.4 4.6c0 2.4-.2 4-1.6 5.4zM12 7V4.5M10.5 19.8h3',
  down: 'M7 10l5 5 5-5',
  save: 'M12 4v11M8 11.5l4 3.5 4-3.5M6 17v3h12v-3',
  great: 'M5 6l6 6-6 6M17 6.5l1.2 4.3L22 12l-3.8 1.2L17 17.5l-1.2-4.3L12 12l3.8-1.2z',
  'great-back': 'M19 6l-6 6 6 6M7 6.5l1.2 4.3L12 12l-3.8 1.2L7 17.5l-1.2-4.3L2 12l3.8-1.2z',
} as const;
export type IconName = keyof typeof FIRST | keyof typeof MORE;

Object.assign(icons, MORE);
