/**
 * Days off in Brazil by rule: fixed days (`on`, month and day) and days counted from Easter Sunday.
 * Carnival and Corpus Christi are days off only where the employer or the city says so, but banks close.
 * @see Law 14.759/2023 for 20 November; Febraban for the banks. Read in 2026.
 */
export type BrazilHoliday = {
  readonly kind: 'public' | 'bank' | 'optional'
  readonly pt: string
  readonly en: string
  readonly since?: number
  /** Off only until or from the early afternoon. */
  readonly isHalf?: true
} & ({ readonly on: string } | { readonly easter: number })

export const BRAZIL_HOLIDAYS: readonly BrazilHoliday[] = [
  { on: '01-01', kind: 'public', pt: 'Confraternização Universal', en: 'New Year’s Day' },
  { easter: -48, kind: 'bank', pt: 'Carnaval (segunda-feira)', en: 'Carnival Monday' },
  { easter: -47, kind: 'bank', pt: 'Carnaval (terça-feira)', en: 'Carnival Tuesday' },
  { easter: -46, kind: 'optional', pt: 'Quarta-feira de Cinzas (até as 14h)', en: 'Ash Wednesday (until 2 p.m.)', isHalf: true },
  { easter: -2, kind: 'public', pt: 'Sexta-feira Santa (Paixão de Cristo)', en: 'Good Friday' },
  { on: '04-21', kind: 'public', pt: 'Tiradentes', en: 'Tiradentes' },
  { on: '05-01', kind: 'public', pt: 'Dia do Trabalho', en: 'Labour Day' },
  { easter: 60, kind: 'bank', pt: 'Corpus Christi', en: 'Corpus Christi' },
  { on: '09-07', kind: 'public', pt: 'Independência do Brasil', en: 'Independence Day' },
  { on: '10-12', kind: 'public', pt: 'Nossa Senhora Aparecida', en: 'Our Lady of Aparecida' },
  { on: '10-28', kind: 'optional', pt: 'Dia do Servidor Público', en: 'Public Servants’ Day' },
  { on: '11-02', kind: 'public', pt: 'Finados', en: 'All Souls’ Day' },
  { on: '11-15', kind: 'public', pt: 'Proclamação da República', en: 'Republic Day' },
  { on: '11-20', kind: 'public', pt: 'Dia Nacional de Zumbi e da Consciência Negra', en: 'Black Awareness Day', since: 2024 },
  { on: '12-24', kind: 'optional', pt: 'Véspera de Natal (à tarde)', en: 'Christmas Eve (afternoon)', isHalf: true },
  { on: '12-25', kind: 'public', pt: 'Natal', en: 'Christmas Day' },
  { on: '12-31', kind: 'optional', pt: 'Véspera de Ano-Novo (à tarde)', en: 'New Year’s Eve (afternoon)', isHalf: true },
]
