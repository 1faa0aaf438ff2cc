import { dedham } from './sources.ts'
import { makersTorque, type Source, type StandardGroup } from './standard.ts'

const read = '2026-11-23'
const smallest = 'The teeth of the smallest sprocket that fits.'

const handsOnBike: Source = {
  title: 'Hands On Bike: Shimano HG vs Microspline vs Road 12 Speed vs SRAM XDR Freehub Body',
  address: 'https://handsonbike.blogspot.com/2022/10/shimano-hg-vs-microspline-vs-road-12.html',
  read,
}
const omafiets: Source = {
  title: 'Omafiets: How to identify what kind of freehub body is on your bike',
  address: 'https://omafiets.com.au/blogs/tech-tips/how-to-identify-what-kind-of-freehub-body-is-on-yo',
  read,
}
const koova: Source = {
  title: 'Koova Components: MTB Freehub Guide',
  address:
    'https://koovacomponents.com/es/blogs/news/mtb-freehub-guide-understanding-microspline-hg-and-xd-standards',
  read,
}
const foldBikes: Source = {
  title: 'Fold Bikes Party: SRAM XD Driver Body explained',
  address: 'https://foldbikesparty.blogspot.com/2015/06/sram-xd-driver-body-explained.html',
  read,
}
const roadBikeAction: Source = {
  title: 'Road Bike Action: What is an XDR Driver for the Rear Cassette?',
  address: 'https://roadbikeaction.com/what-is-an-xdr-driver-for-the-rear-cassette/',
  read,
}
const mtbWanderers: Source = {
  title: 'MTB Wanderers: Shimano HG vs Micro Spline Hub Body',
  address: 'https://www.mtbwanderers.com/2025/05/12/shimano-hg-vs-micro-spline-hub-body-whats-the-difference',
  read,
}

export const cassettes: StandardGroup = {
  id: 'cassettes',
  name: 'Cassettes, lockrings and freehub bodies',
  standards: [
    {
      id: 'lockring-shimano-12-spline',
      name: 'Lockring of Shimano and SRAM cassettes, 12 splines',
      alsoCalled: ['Shimano lockring', 'SRAM lockring', 'HG lockring', 'cassette lockring'],
      measure: [
        { what: 'The splines inside the lockring.', values: [12], unit: 'splines' },
        { what: 'The tightening torque of the lockring.', from: 30, to: 50, unit: 'N·m' },
      ],
      sources: [
        {
          title: 'Park Tool: Cassette Removal and Installation',
          address: 'https://www.parktool.com/blog/repair-help/cassette-removal-and-installation',
          read,
        },
        {
          title: 'MTB-MAG: Test Park Tool, chiave e pinza per cassette',
          address: 'https://mtb-mag.com/test-park-tool-chiave-e-pinza-per-cassette',
          read,
        },
        {
          title: 'Kumamoto bike diary: the torque in the manual of Shimano CS-5700 (in Japanese)',
          address: 'https://kumajiki.hatenablog.com/entry//201106/article_2.html',
          read,
        },
        dedham,
        {
          title: 'Art’s Cyclery: Wobbling Cassettes and Lock Ring Torque',
          address:
            'https://blog.artscyclery.com/ask-a-mechanic/ask-a-mechanic-wobbling-cassettes-and-lock-ring-torque/',
          read,
        },
      ],
      disagreement: 'A manual of Shimano and a bike shop give 30 to 50 N·m; 40 N·m is printed on a lockring.',
      note: `${makersTorque} A lockring of Campagnolo has another size and needs another tool.`,
    },
    {
      id: 'freewheel-12-spline',
      name: 'Shimano thread-on freewheel, 12 splines',
      alsoCalled: ['screw-on freewheel', 'freewheel tool'],
      measure: [{ what: 'The splines inside the freewheel.', values: [12], unit: 'splines' }],
      sources: [
        {
          title: 'Real World Biking: Chain stretch, part 2',
          address: 'https://realworldbiking.blogspot.com/2013/02/chain-stretch-part-2.html',
          read,
        },
        {
          title: 'Engineer Fix: How to remove a bike freewheel in 4 steps',
          address: 'https://engineerfix.com/how-to-remove-a-bike-freewheel-in-4-steps',
          read,
        },
      ],
      note: 'The splines stand still when the sprockets turn backwards; those of a cassette turn with them.',
    },
    {
      id: 'freehub-hg',
      name: 'Shimano HG freehub body, 8 to 10 speeds',
      alsoCalled: ['Hyperglide', 'HG spline M'],
      measure: [{ what: 'The length of the splined body.', values: [35], unit: 'mm' }],
      sources: [omafiets, koova],
      note: 'Mountain bike cassettes with 11 speeds fit it too.',
    },
    {
      id: 'freehub-hg-road-11',
      name: 'Shimano HG freehub body, road, 11 speeds',
      alsoCalled: ['HG spline L', '11-speed road freehub'],
      measure: [
        { what: 'How much longer it is than the HG body for 8 to 10 speeds.', values: [1.85], unit: 'mm' },
      ],
      sources: [omafiets, handsOnBike, koova],
      note: 'A spacer of 1.85 mm lets shorter cassettes fit.',
    },
    {
      id: 'freehub-microspline',
      name: 'Shimano Micro Spline freehub body',
      alsoCalled: ['MS', 'Shimano 12-speed mountain'],
      measure: [{ what: smallest, values: [10], unit: 'teeth' }],
      sources: [mtbWanderers, handsOnBike],
      note: 'The splines are finer and the diameter is smaller than on an HG body.',
    },
    {
      id: 'freehub-xd',
      name: 'SRAM XD driver',
      alsoCalled: ['XD driver body', 'SRAM 11- and 12-speed mountain'],
      measure: [{ what: smallest, from: 9, to: 10, unit: 'teeth' }],
      sources: [
        foldBikes,
        roadBikeAction,
        {
          title: 'Bikerumor: Is SRAM bolstering XDR freehub availability to prep for 12-speed road?',
          address:
            'https://bikerumor.com/2018/11/16/is-sram-bolstering-xdr-freehub-availability-to-prep-for-12-speed-road/',
          read,
        },
      ],
      note: 'The cassette is screwed onto the body. The usual lockring tool turns it.',
    },
  ],
}
