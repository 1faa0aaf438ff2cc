import type { JobNeed } from './job.ts'

type GeneralNeed = Omit<JobNeed, 'does'>

/** Tools and supplies that many jobs need; each job says what for. */
export const hexKeys: GeneralNeed = { name: 'Hex keys', called: ['hex key'], owned: true, general: true }
export const torxKeys: GeneralNeed = { name: 'Torx keys', called: ['torx key'], general: true }
export const hammer: GeneralNeed = { name: 'Hammer', called: ['hammer'], owned: true, general: true }
export const rag: GeneralNeed = {
  name: 'Clean rag',
  called: ['rag', 'cleaning cloth'],
  owned: true,
  general: true,
}
export const grease: GeneralNeed = { name: 'Grease', called: ['grease'], owned: true, general: true }
export const calliper: GeneralNeed = {
  name: 'Calliper',
  called: ['digital calliper', 'vernier calliper'],
  general: true,
}

/** A torque wrench that reaches a torque in N·m. */
export function torqueWrenchTo(newtonMetres: number): GeneralNeed {
  return {
    name: `Torque wrench that reaches ${newtonMetres} N·m`,
    called: ['torque wrench'],
    detail: { key: 'torque-to', atLeast: newtonMetres },
    general: true,
  }
}

/** A wrench of one width across flats in millimetres. */
export function wrenchOf(millimetres: number): GeneralNeed {
  return {
    name: `${millimetres} mm wrench, or an adjustable one`,
    called: ['combination wrench', 'adjustable wrench'],
    detail: { key: 'jaw-width', is: millimetres },
    owned: true,
    general: true,
  }
}
