import type { SettingTexts } from '../game';

/** Seats are counted from 0, people from 1. */
const places = (name: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`${place}`, `${name} ${place + 1}`]));

export const settingTexts: SettingTexts = {
  en: {
    mode: { label: 'Who plays whom', values: { coop: 'Together', teams: 'Two teams' } },
    hard: { label: 'Hard' },
    cipher_draw: {
      label: 'The cipher',
      values: { cards: 'Drawn as printed', uniform: 'Drawn evenly', chosen: 'Chosen by the Alien' },
    },
    scientists_decide: {
      label: 'Scientists decide',
      values: { majority: 'by majority', captain: 'their captain' },
    },
    alien: { label: 'Who is the Alien', values: places('Player') },
    deduction_aid: { label: 'Deduction sheet in play' },
  },
  uk: {
    mode: { label: 'Хто з ким', values: { coop: 'Разом', teams: 'Дві команди' } },
    hard: { label: 'Складно' },
    cipher_draw: {
      label: 'Шифр',
      values: { cards: 'Як у коробці', uniform: 'Рівномірно', chosen: 'Обирає Прибулець' },
    },
    scientists_decide: { label: 'Науковці вирішують', values: { majority: 'більшістю', captain: 'капітан' } },
    alien: { label: 'Хто Прибулець', values: places('Гравець') },
    deduction_aid: { label: 'Аркуш дедукції під час гри' },
  },
};
