import type { Source, StandardGroup } from './standard.ts'

const read = '2026-11-23'
const what = 'The outer diameter of the seatpost; it is often stamped near the lower end.'

const bikeMag: Source = {
  title: 'Bike Magazine: Cheerful About (a few) Seat Post Size Choices',
  address:
    'https://newsbreak.com/bike-mag-1663643/3474006712765-conflict-cheerful-about-a-few-seat-post-size-choices',
  read,
}
const bikeGremlin: Source = {
  title: 'BikeGremlin: Seatpost diameter sizes (standards)',
  address: 'https://bike.bikegremlin.com/3114/seat-post-diameter-sizes-standards/',
  read,
}
const standardBikes: Source = {
  title: 'Standard Bikes: Seatpost Diameter',
  address: 'https://standardbikes.ca/FldHelpPg.asp?FldHelpId=1370',
  read,
}
const cyclingForums: Source = {
  title: 'Cycling Forums: What is the ideal seatpost diameter for a mountain bike?',
  address:
    'https://cyclingforums.com/threads/what-is-the-ideal-seatpost-diameter-for-a-mountain-bike.479225/page-2',
  read,
}

export const seatposts: StandardGroup = {
  id: 'seatposts',
  name: 'Seatposts',
  standards: [
    {
      id: 'seatpost-27-2',
      name: 'Seatpost 27.2 mm',
      alsoCalled: [],
      measure: [{ what, values: [27.2], unit: 'mm' }],
      sources: [bikeMag, bikeGremlin, standardBikes],
    },
    {
      id: 'seatpost-30-9',
      name: 'Seatpost 30.9 mm',
      alsoCalled: [],
      measure: [{ what, values: [30.9], unit: 'mm' }],
      sources: [bikeMag, standardBikes, cyclingForums],
    },
    {
      id: 'seatpost-31-6',
      name: 'Seatpost 31.6 mm',
      alsoCalled: [],
      measure: [{ what, values: [31.6], unit: 'mm' }],
      sources: [bikeMag, cyclingForums],
    },
  ],
}
