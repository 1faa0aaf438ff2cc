import { bikeFaff, dedham } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'
const shellWidth = 'The width of the bare shell, from face to face.'
const bore = 'The inner diameter of the bare shell.'

const bikeRadarGuide: Source = {
  title: 'BikeRadar: The complete guide to bottom bracket standards',
  address: 'https://www.bikeradar.com/advice/buyers-guides/the-complete-guide-to-bottom-bracket-standards/',
  read,
}
const bikeRadarItalian: Source = {
  title: 'BikeRadar: What is the difference between an Italian and BSA bottom bracket?',
  address:
    'https://www.bikeradar.com/features/what-is-the-difference-between-an-italian-and-bsa-bottom-bracket/',
  read,
}
const bikeRaceInfo: Source = {
  title: 'BikeRaceInfo: Bottom Bracket Threading and Other Specifications',
  address: 'https://bikeraceinfo.com/tech/bottom-brackets.html',
  read,
}
const dansBikeStuff: Source = {
  title: "Dan's Bike Stuff: Bottom Bracket “standards”",
  address: 'https://dansbikestuff.blogspot.com/2013/11/bottom-bracket-standards.html',
  read,
}
const hambini: Source = {
  title: 'Hambini Engineering: Bottom Bracket Drawings',
  address: 'https://www.hambini.com/support/technical-specifications/bottom-bracket-drawings/',
  read,
}
const firstComponents: Source = {
  title: 'First Components: guide to BB86 and BB92 bottom brackets',
  address: 'https://firstcomponents.com/de/bb86-bb92',
  read,
}
const rotor: Source = {
  title: 'Rotor: 24 mm Spacer Chart (PDF)',
  address: 'https://cdn.shopify.com/s/files/1/2338/5139/files/24mm_Spacer_Chart.pdf',
  read,
}
const titaniumCycling: Source = {
  title: 'TiCycling: Guide to buying the correct T47 BB',
  address: 'https://www.ticycling.com/news/guide-to-buying-the-correct-t47bb-66708391.html',
  read,
}

export const bottomBrackets: StandardGroup = {
  id: 'bottom-brackets',
  name: 'Bottom brackets',
  standards: [
    {
      id: 'bb-bsa',
      name: 'BSA, threaded',
      alsoCalled: ['English', 'ISO', 'BSC', '1.37 × 24', 'threaded bottom bracket'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [1.37], unit: 'in' },
        { what: 'The threads per inch.', values: [24], unit: 'TPI' },
        { what: shellWidth, values: [68, 73], unit: 'mm' },
      ],
      sources: [rotor, bikeRadarGuide, bikeRaceInfo, dansBikeStuff, bikeRadarItalian],
      disagreement: 'Some pages call the diameter 1.375 in instead of 1.37 in.',
      note: 'The cup on the drive side has a left-hand thread. Downhill and fat bikes have wider shells.',
    },
    {
      id: 'bb-italian',
      name: 'Italian, threaded',
      alsoCalled: ['ITA', '36 × 24'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [36], unit: 'mm' },
        { what: 'The threads per inch.', values: [24], unit: 'TPI' },
        { what: shellWidth, values: [70], unit: 'mm' },
      ],
      sources: [rotor, bikeRadarItalian, bikeRaceInfo, dansBikeStuff],
      note: 'Both cups have a right-hand thread.',
    },
    {
      id: 'bb-french',
      name: 'French, threaded',
      alsoCalled: ['35 × 1'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [35], unit: 'mm' },
        { what: 'The distance from one thread to the next.', values: [1], unit: 'mm' },
      ],
      sources: [
        bikeRaceInfo,
        {
          title: 'Slow Schlepper: Nerd corner, bottom bracket blues',
          address: 'https://slow-schlepper.blogspot.com/p/nerd-cornerbottom-bracket-blues.html',
          read,
        },
      ],
      note: 'Found on old French frames. It is close to BSA in diameter, so count the threads.',
    },
    {
      id: 'bb-t47',
      name: 'T47, threaded',
      alsoCalled: ['47 × 1', 'ThreadFit T47'],
      measure: [
        { what: 'The nominal diameter of the thread.', values: [47], unit: 'mm' },
        { what: 'The distance from one thread to the next.', values: [1], unit: 'mm' },
        { what: 'The width of a shell whose bearings sit outside.', values: [68, 73], unit: 'mm' },
        { what: 'The width of a shell whose bearings sit inside.', from: 85.5, to: 86.5, unit: 'mm' },
      ],
      sources: [
        rotor,
        {
          title: 'Escape Collective: Threaded #12, the woes of T47 bottom brackets',
          address: 'https://escapecollective.com/threaded-12-the-woes-of-t47-bottom-brackets/',
          read,
        },
        titaniumCycling,
        {
          title: 'Kogel: T47, the good, the bad and the availability',
          address: 'https://www.kogel.cc/blogs/kbba/t47-the-good-the-bad-and-the-availability',
          read,
        },
        {
          title: 'Custom Frame Forum: T47 internal BB width is now 85.5 mm',
          address: 'https://forum.customframeforum.com/t/psa-t47-internal-bb-width-is-now-85-5mm/1980',
          read,
        },
      ],
      disagreement: 'The inside version began at 86.5 mm; some makers now build it 85.5 mm wide.',
      note: 'Cups of different makers need different tools although the thread is the same.',
    },
    {
      id: 'bb-bb30',
      name: 'BB30, press fit',
      alsoCalled: ['42 × 68'],
      measure: [
        { what: bore, from: 41.96, to: 42, unit: 'mm' },
        { what: shellWidth, values: [68], unit: 'mm' },
      ],
      sources: [rotor, dansBikeStuff, hambini],
      disagreement: 'One page gives the bore as 41.96 mm, another rounds it to 42 mm.',
      note: 'The bearings sit directly in the frame. A 73 mm wide version is called BB30A.',
    },
    {
      id: 'bb-pf30',
      name: 'PF30, press fit',
      alsoCalled: ['PressFit 30', '46 × 68'],
      measure: [
        { what: bore, values: [46], unit: 'mm' },
        { what: shellWidth, values: [68], unit: 'mm' },
      ],
      sources: [
        rotor,
        dansBikeStuff,
        hambini,
        {
          title: 'CatalogScan: Bicycle Bottom Bracket Schema',
          address: 'https://catalogscan.com/seo/shopify-bicycle-bottom-bracket-schema/',
          read,
        },
      ],
      disagreement: 'One table gives 42 × 73 mm, which other pages call BB30A.',
      note: 'Measure the bore: 46 mm tells PF30 from BB30.',
    },
    {
      id: 'bb-bb86',
      name: 'BB86, press fit',
      alsoCalled: ['PF86', 'Shimano Press-Fit, road', '41 × 86.5'],
      measure: [
        { what: bore, values: [41], unit: 'mm' },
        { what: shellWidth, values: [86.5], unit: 'mm' },
      ],
      sources: [dansBikeStuff, hambini, firstComponents],
    },
    {
      id: 'bb-bb92',
      name: 'BB92, press fit',
      alsoCalled: ['PF92', 'BB91', 'Shimano Press-Fit, mountain'],
      measure: [
        { what: bore, values: [41], unit: 'mm' },
        { what: shellWidth, from: 91.5, to: 92, unit: 'mm' },
      ],
      sources: [
        {
          title: 'SRAM: DUB MTB bottom bracket overview (PDF)',
          address: 'https://cdn.shopify.com/s/files/1/0279/0106/7395/files/Sram_Dub_MTB_BB_Overview.pdf',
          read,
        },
        dansBikeStuff,
        firstComponents,
      ],
      disagreement: 'Two pages give the width as 92 mm, one as 91.5 mm.',
    },
    {
      id: 'bb-bb386-evo',
      name: 'BB386 EVO, press fit',
      alsoCalled: ['386 EVO', '46 × 86.5'],
      measure: [
        { what: bore, values: [46], unit: 'mm' },
        { what: shellWidth, values: [86.5], unit: 'mm' },
      ],
      sources: [
        rotor,
        hambini,
        {
          title: 'BikeRadar: FSA, BH and Wilier’s new 386 Evo bottom bracket standard',
          address:
            'https://www.bikeradar.com/news/sea-otter-2011-fsa-bh-and-wiliers-new-386-evo-bottom-bracket-standard/',
          read,
        },
      ],
    },
    {
      id: 'bb-bbright',
      name: 'BBright, press fit',
      alsoCalled: ['46 × 79'],
      measure: [
        { what: bore, values: [46], unit: 'mm' },
        { what: shellWidth, values: [79], unit: 'mm' },
      ],
      sources: [rotor, dansBikeStuff, hambini],
      note: 'The shell is wider on the left side. A version whose bearings sit in the frame has the bore of BB30.',
    },
    {
      id: 'bb-bb90',
      name: 'BB90, Trek',
      alsoCalled: ['37 × 90'],
      measure: [
        { what: 'The inner diameter of the bearing seat.', values: [37], unit: 'mm' },
        { what: shellWidth, values: [90], unit: 'mm' },
      ],
      sources: [
        rotor,
        hambini,
        {
          title: 'Bike Works ABQ: Redefining “standard”',
          address: 'https://www.bikeworksabq.com/2008/12/redefining-standard/',
          read,
        },
      ],
      note: 'The bearings sit directly in the frame.',
    },
    {
      id: 'bb-external-cups',
      name: 'Threaded cups with outside bearings',
      alsoCalled: ['Hollowtech II cups', 'external bottom bracket'],
      measure: [{ what: 'The tightening torque of the cups.', from: 32.9, to: 50, unit: 'N·m' }],
      sources: [
        dedham,
        bikeFaff,
        {
          title: 'CBN Blog: Shimano BB-MT800',
          address: 'https://blog.cbnanashi.net/2019/04/8427',
          read,
        },
      ],
      disagreement: 'A bike shop gives 33 to 41 N·m, two pages on Shimano cups about 35 to 50 N·m.',
      note: makersTorque,
    },
  ],
}
