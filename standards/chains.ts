import type { Source, StandardGroup } from './standard.ts'

const read = '2026-11-23'
const outerWidth = 'The outer width of the chain, across a pin.'

const cyclingBoutique: Source = {
  title: 'Cycling Boutique: Bicycle Chain explained',
  address: 'https://cyclingboutique.in/blogs/news/ultimate-guide-bicycle-chain-explained',
  read,
}
const cyclingInventory: Source = {
  title: 'Cycling Inventory: Chain length',
  address: 'https://cyclinginventory.com/chain-length/',
  read,
}
const veloGear: Source = {
  title: 'Velogear: Chains',
  address: 'https://www.velogear.com.au/catalog/Chains-216-1.html',
  read,
}

export const chains: StandardGroup = {
  id: 'chains',
  name: 'Chains',
  standards: [
    {
      id: 'chain-pitch',
      name: 'Bicycle chain, half-inch pitch',
      alsoCalled: ['1/2 in', '12.7 mm'],
      measure: [
        { what: 'The distance from one pin to the next on a new chain.', values: [12.7], unit: 'mm' },
      ],
      sources: [
        cyclingBoutique,
        {
          title: 'BikeGremlin: Bicycle drive chain standard dimensions',
          address:
            'https://bike.bikegremlin.com/3555/bicycle-drive-chain-dimension-standards/comment-page-1/',
          read,
        },
        {
          title: 'Wikibooks: Bicycles, Chain sizes',
          address: 'https://en.wikibooks.org/wiki/Bicycles/Maintenance_and_Repair/Chains/Chain_sizes',
          read,
        },
      ],
      note: 'A longer distance means that the chain is worn.',
    },
    {
      id: 'chain-worn',
      name: 'Worn chain',
      alsoCalled: ['0.5 % wear', 'chain stretch'],
      measure: [
        {
          what: 'How far the pin at the 12 inch mark of a ruler lies beyond it when the chain is due.',
          values: [0.0625],
          unit: 'in',
        },
      ],
      sources: [
        {
          title: 'Push Bikes: Measuring chain wear',
          address: 'https://pushbikes.org.uk/file/measuring-chain-wear',
          read,
        },
        {
          title: 'Bicycling South Africa: measuring chain wear with a ruler',
          address: 'https://www.pressreader.com/south-africa/bicycling-south-africa/20201201/281736976944308',
          read,
        },
        {
          title: 'BikeVitals: How to check chain wear',
          address: 'https://www.bikevitals.com/blog/how-to-check-chain-wear',
          read,
        },
      ],
      note: 'That is about 0.5 percent. Start the ruler at the centre of a pin.',
    },
    {
      id: 'chain-single-speed',
      name: 'Single-speed chain, 1/8 in',
      alsoCalled: ['1/8 inch', 'track chain', 'hub gear chain'],
      measure: [{ what: 'The width between the inner plates.', from: 3.175, to: 3.2, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory],
      disagreement: 'One page gives 1/8 in as 3.175 mm, another rounds it to 3.2 mm.',
    },
    {
      id: 'chain-8-speed',
      name: '8-speed chain',
      alsoCalled: ['6-, 7- and 8-speed chain'],
      measure: [{ what: outerWidth, from: 7, to: 7.3, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory, veloGear],
      disagreement: 'The pages give 7.0 to 7.3 mm, 7.1 to 7.3 mm and 7.1 mm.',
    },
    {
      id: 'chain-9-speed',
      name: '9-speed chain',
      alsoCalled: [],
      measure: [{ what: outerWidth, from: 6.5, to: 6.8, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory, veloGear],
      disagreement: 'The pages give 6.5 to 6.7 mm, 6.7 mm and 6.8 mm.',
    },
    {
      id: 'chain-10-speed',
      name: '10-speed chain',
      alsoCalled: [],
      measure: [{ what: outerWidth, from: 5.84, to: 6.2, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory, veloGear],
      disagreement:
        'Two pages give 6.2 mm; one gives that width only for old Campagnolo and 5.84 to 6.1 mm else.',
    },
    {
      id: 'chain-11-speed',
      name: '11-speed chain',
      alsoCalled: [],
      measure: [{ what: outerWidth, from: 5.46, to: 5.74, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory],
      disagreement: 'One page gives 5.46 to 5.74 mm, the other 5.5 mm.',
    },
    {
      id: 'chain-12-speed',
      name: '12-speed chain',
      alsoCalled: [],
      measure: [{ what: outerWidth, from: 5.15, to: 5.3, unit: 'mm' }],
      sources: [cyclingBoutique, cyclingInventory],
      disagreement: 'One page gives 5.15 mm for Campagnolo and 5.25 mm for SRAM, the other 5.3 mm for all.',
    },
  ],
}
