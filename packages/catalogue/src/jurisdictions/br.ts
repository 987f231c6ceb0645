import { INTERNATIONAL } from './international.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/**
 * Brazil: Lei 14.790/2023, article 29 (no bonus in advance) and 26 (who may not bet); Portaria SPA/MF 1.231/2024 on responsible play (limits of
 * time and money, pauses, self-exclusion, reality checks); Portaria SPA/MF 722/2024 (facial identification before playing).
 */
export const BR: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'BR',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  limits: { ...INTERNATIONAL.limits, realityCheckMinutes: 60 },
  exclusionMonths: [1, 3, 6, 12, 0],
  register: { name: 'Centralizada de Autoexclusão', checkedAt: ['registration', 'login'], onUnavailable: 'refuse' },
  bonus: { ...INTERNATIONAL.bonus, allowed: false },
  kycRequiredBefore: 'playing',
  help: [{ name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br', phone: null }],
};
