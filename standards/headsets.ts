import type { Source, StandardGroup } from './standard.ts'

const read = '2026-11-23'
const bore = 'The inner diameter of the bare head tube at this end, as the name states it.'
const crownRace = 'The outer diameter of the crown race seat.'
const bearingSeat = 'The inner diameter of the bearing seat in the frame, as the name states it.'

const unior: Source = {
  title: 'Unior USA: Headset Standards Explained, Reading the SHIS Chart',
  address: 'https://uniorusa.com/blogs/tech-tips/headset-standards-explained-shis-chart',
  read,
}
const brink: Source = {
  title: 'Brink: How To Buy A Headset',
  address: 'https://brink.uk/blogs/news/how-to-pick-your-hope-headset',
  read,
}
const wikiPedalia: Source = {
  title: 'WikiPedalia: SHIS',
  address: 'https://wikipedalia.com/index.php?direction=next&oldid=6689&title=SHIS',
  read,
}
const caneCreek: Source = {
  title: 'Cane Creek: Headset Fit Finder',
  address: 'https://canecreek.com/headset-fit-finder/',
  read,
}
const cycleShop365: Source = {
  title: '365 Cycles: How to identify and choose the correct headset using the SHIS standard',
  address:
    'https://365cyclesshop.com/blogs/general/how-to-identify-and-choose-the-correct-headset-using-the-shis-standard',
  read,
}
const bikeRadarForum: Source = {
  title: 'BikeRadar forum: Standardized Headset Identification System',
  address: 'https://forum.bikeradar.com/viewtopic.php?f=40073&t=12758049&p=16768913',
  read,
}
const frameForum: Source = {
  title: 'Custom Frame Forum: 41 vs 42 IS headtubes and internal routing headtubes',
  address: 'https://forum.customframeforum.com/t/41-vs-42-is-headtubes-and-internal-routing-headtubes/1030',
  read,
}

const overwheel: Source = {
  title: 'Overwheel: headsets of 1 inch, Italian and JIS (in Japanese)',
  address: 'https://overwheel.net/ow-column/headset20221002',
  read,
}
const rennradNews: Source = {
  title: 'Rennrad-News forum: 1 inch headsets, ISO and JIS (in German)',
  address: 'https://rennrad-news.de/forum/threads/mal-eben-schnell-ne-kleine-bastelfrage.92675/page-1195',
  read,
}

export const headsets: StandardGroup = {
  id: 'headsets',
  name: 'Headsets (SHIS)',
  standards: [
    {
      id: 'headset-ec34',
      name: 'EC34, external cup',
      alsoCalled: ['traditional 1 1/8 inch headset'],
      measure: [{ what: bore, values: [34], unit: 'mm' }],
      sources: [caneCreek, wikiPedalia, bikeRadarForum],
    },
    {
      id: 'headset-zs44',
      name: 'ZS44, zero stack',
      alsoCalled: ['semi-integrated 44 mm'],
      measure: [{ what: bore, values: [44], unit: 'mm' }],
      sources: [unior, wikiPedalia, brink, cycleShop365],
    },
    {
      id: 'headset-ec44',
      name: 'EC44, external cup',
      alsoCalled: ['lower cup for a tapered fork in a 44 mm head tube'],
      measure: [{ what: bore, values: [44], unit: 'mm' }],
      sources: [brink, { title: 'Cotic: 44mm', address: 'https://www.cotic.co.uk/geek/page/44mm', read }],
      note: 'ZS44 fits the same bore; the cup decides whether the bearing sits inside or outside.',
    },
    {
      id: 'headset-ec49',
      name: 'EC49, external cup',
      alsoCalled: ['1.5 inch external cup'],
      measure: [{ what: bore, values: [49], unit: 'mm' }],
      sources: [cycleShop365, caneCreek, brink],
    },
    {
      id: 'headset-zs56',
      name: 'ZS56, zero stack',
      alsoCalled: ['semi-integrated 56 mm'],
      measure: [{ what: bore, values: [56], unit: 'mm' }],
      sources: [unior, caneCreek, brink],
    },
    {
      id: 'headset-is41',
      name: 'IS41, integrated',
      alsoCalled: ['drop-in 41 mm'],
      measure: [{ what: bearingSeat, values: [41], unit: 'mm' }],
      sources: [frameForum, brink],
      note: 'Less than 1 mm lies between IS41 and IS42: read the bearing before you order.',
    },
    {
      id: 'headset-is42',
      name: 'IS42, integrated',
      alsoCalled: ['drop-in 42 mm', 'Campagnolo integrated'],
      measure: [{ what: bearingSeat, from: 41.8, to: 42, unit: 'mm' }],
      sources: [frameForum, brink],
      disagreement: 'A frame builder says that the size named 42 is really 41.8 mm.',
    },
    {
      id: 'headset-is52',
      name: 'IS52, integrated',
      alsoCalled: ['drop-in 52 mm'],
      measure: [{ what: bearingSeat, values: [52], unit: 'mm' }],
      sources: [frameForum, brink],
    },
    {
      id: 'steerer-1-iso',
      name: 'Steerer 1 inch, ISO',
      alsoCalled: ['1 inch Italian', '26.4'],
      measure: [{ what: crownRace, values: [26.4], unit: 'mm' }],
      sources: [overwheel, rennradNews],
    },
    {
      id: 'steerer-1-jis',
      name: 'Steerer 1 inch, JIS',
      alsoCalled: ['1 inch Japanese', '27.0'],
      measure: [{ what: crownRace, values: [27], unit: 'mm' }],
      sources: [overwheel, rennradNews],
      note: 'The head tube of a JIS frame is narrower too: do not press ISO cups into it.',
    },
    {
      id: 'steerer-1-1-8',
      name: 'Steerer 1 1/8 inch',
      alsoCalled: ['28.6', 'straight steerer'],
      measure: [
        { what: 'The outer diameter of the steerer at the stem.', values: [28.6], unit: 'mm' },
        { what: crownRace, values: [30], unit: 'mm' },
      ],
      sources: [brink, wikiPedalia, unior],
    },
    {
      id: 'steerer-tapered',
      name: 'Steerer tapered from 1 1/8 to 1.5 inch',
      alsoCalled: ['tapered fork'],
      measure: [
        { what: 'The outer diameter of the steerer at the stem.', values: [28.6], unit: 'mm' },
        { what: crownRace, values: [40], unit: 'mm' },
      ],
      sources: [unior, brink],
    },
  ],
}
