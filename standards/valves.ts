import type { Source, StandardGroup } from './standard.ts'

const read = '2026-11-23'
const stem = 'The outer diameter of the valve stem.'
const hole = 'The diameter of the valve hole in the rim.'

const sprayke: Source = {
  title: 'Sprayke: Types of bicycle valves',
  address: 'https://sprayke.com/types-of-bicycle-valves/',
  read,
}
const bikeSport: Source = {
  title: 'Bike Sport: What Type of Inner Tube Do I Need?',
  address: 'https://bikesportbicycles.com/bike-maintenance/what-type-of-inner-tube-do-i-need',
  read,
}
const urbanusMagnus: Source = {
  title: 'Urbanus Magnus: Presta? No Problem',
  address: 'https://urbanusmagnus.blogspot.com/2012/05/presta-no-problem-rip-old-wheelset.html',
  read,
}

export const valves: StandardGroup = {
  id: 'valves',
  name: 'Valves and rim holes',
  standards: [
    {
      id: 'valve-presta',
      name: 'Presta valve',
      alsoCalled: ['French valve', 'Sclaverand', 'SV', 'FV'],
      measure: [
        { what: stem, values: [6], unit: 'mm' },
        { what: hole, from: 6.4, to: 6.5, unit: 'mm' },
      ],
      sources: [sprayke, bikeSport, urbanusMagnus],
      disagreement: 'One page gives the hole as 6.4 mm, another as 6.5 mm.',
    },
    {
      id: 'valve-schrader',
      name: 'Schrader valve',
      alsoCalled: ['car valve', 'American valve', 'AV'],
      measure: [
        { what: stem, values: [8], unit: 'mm' },
        { what: hole, from: 8.3, to: 8.5, unit: 'mm' },
      ],
      sources: [
        sprayke,
        bikeSport,
        urbanusMagnus,
        {
          title: 'Brainy Biker: The Compatibility Of Presta Tubes and Schrader Rims',
          address: 'https://brainybiker.com/the-compatibility-of-presta-tubes-and-schrader-rims/',
          read,
        },
      ],
      disagreement: 'One page gives the hole as 8.3 mm, another measured 8.5 mm.',
      note: 'A Presta valve fits this hole with a sleeve; a Schrader valve does not fit the hole for Presta.',
    },
  ],
}
