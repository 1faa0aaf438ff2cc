import type { Source, StandardGroup } from './standard.ts'

const read = '2026-11-23'
const acrossFlats = 'The distance between two opposite flats of the nipple.'

const nomulab: Source = {
  title: 'Nomulab Workshop: About Park Tool Spoke Wrenches',
  address: 'https://nomulabworkshop.com/posts/7401.html',
  read,
}
const everything2: Source = {
  title: 'Everything2: spoke wrench',
  address: 'https://everything2.com/title/spoke+wrench',
  read,
}
const speichennippel: Source = {
  title: 'Wikipedia in German: Speichennippel, translated',
  address: 'https://de.zxc.wiki/wiki/Speichennippel',
  read,
}

export const spokeNipples: StandardGroup = {
  id: 'spoke-nipples',
  name: 'Spoke nipples',
  standards: [
    {
      id: 'nipple-3-23',
      name: 'Square nipple 3.23 mm',
      alsoCalled: ['0.127 in', '3.2 mm', 'Park Tool black'],
      measure: [{ what: acrossFlats, values: [3.23], unit: 'mm' }],
      sources: [
        nomulab,
        speichennippel,
        {
          title: 'BikeRaceInfo: Spoke Wrenches, Which Ones to Use & Why They Matter',
          address:
            'https://bikeraceinfo.com/tech/Wheelbuilding/Spoke-Wrenches-which-ones-why-they-matter.html',
          read,
        },
        everything2,
      ],
      disagreement: 'One page rounds the same 0.127 in to 3.22 mm.',
      note: 'The gauge of the spoke does not tell the size of the nipple.',
    },
    {
      id: 'nipple-3-30',
      name: 'Square nipple 3.30 mm',
      alsoCalled: ['0.130 in', '3.3 mm', 'Park Tool green'],
      measure: [{ what: acrossFlats, values: [3.3], unit: 'mm' }],
      sources: [nomulab, everything2, speichennippel],
    },
    {
      id: 'nipple-3-45',
      name: 'Square nipple 3.45 mm',
      alsoCalled: ['0.136 in', '3.4 mm', 'Park Tool red'],
      measure: [{ what: acrossFlats, values: [3.45], unit: 'mm' }],
      sources: [nomulab, everything2, speichennippel],
    },
    {
      id: 'nipple-3-96',
      name: 'Square nipple 3.96 mm',
      alsoCalled: ['0.156 in', '4 mm', 'Park Tool blue'],
      measure: [{ what: acrossFlats, values: [3.96], unit: 'mm' }],
      sources: [nomulab, everything2],
    },
  ],
}
