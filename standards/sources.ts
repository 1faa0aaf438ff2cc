import type { Source } from './standard.ts'

/** The day on which someone last read them. */
const read = '2026-11-23'

export const dedham: Source = {
  title: 'Dedham Bike: Torque Table',
  address: 'https://www.dedhambike.com/articles/torque-table-pg186.htm',
  read,
}
export const maintenancePros: Source = {
  title: 'Bike Maintenance Pros: Torque Specs',
  address: 'https://bikemaintenancepros.com/torque-specs-proper-bolt-tightening',
  read,
}
export const crankSmithBottomBrackets: Source = {
  title: 'CrankSmith: Bottom Bracket Shells & Bearing Standards',
  address: 'https://www.cranksmith.com/guides/bottom-bracket-standards',
  read,
}
export const yuba: Source = {
  title: 'Yuba Spicy Curry manual: Fastener Torque Specifications',
  address: 'https://manualshive.com/en/manual/yuba/spucy-curry/3667378?page=77',
  read,
}
export const bikeFaff: Source = {
  title: 'Bike Faff: Bicycle torque specifications and torque settings',
  address: 'https://bikefaff.com/?p=1235',
  read,
}
