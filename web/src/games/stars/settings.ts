import type { SettingTexts } from '../game';

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
    parts: {
      label: 'Who plays what',
      values: { alien: 'Alien', scientist: 'Scientist', 'team-1': 'Team 1', 'team-2': 'Team 2' },
    },
    consent_s: { label: 'A proposal waits for agreement (seconds)' },
    deduction_aid: { label: 'Deduction sheet in play' },
    family: { label: 'Family words' },
  },
  uk: {
    mode: { label: 'Хто з ким', values: { coop: 'Разом', teams: 'Дві команди' } },
    hard: { label: 'Складно' },
    cipher_draw: {
      label: 'Шифр',
      values: { cards: 'Як у коробці', uniform: 'Рівномірно', chosen: 'Обирає Прибулець' },
    },
    scientists_decide: { label: 'Науковці вирішують', values: { majority: 'більшістю', captain: 'капітан' } },
    parts: {
      label: 'Хто кого грає',
      values: { alien: 'Прибулець', scientist: 'Науковець', 'team-1': 'Команда 1', 'team-2': 'Команда 2' },
    },
    consent_s: { label: 'Пропозиція чекає на згоду (секунд)' },
    deduction_aid: { label: 'Аркуш дедукції під час гри' },
    family: { label: 'Сімейні слова' },
  },
};
