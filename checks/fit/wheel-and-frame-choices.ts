import { byStandard, type ComponentChoice, measured, unlisted } from './choice.ts'

const cupPress = ['headset-press']
const steererTools = ['crown-race-setter', 'star-nut-setter']

/** Nipples, headsets, hangers, axles, brakes, cranks, chainrings, seatposts and valves. */
export const wheelAndFrameChoices: readonly ComponentChoice[] = [
  measured(
    'DT Swiss nipple, 3.23 mm',
    'spoke-nipples',
    [['flats', '3.23']],
    ['nipple-3-23'],
    ['spoke-wrench'],
  ),
  measured('Nipple of 0.130 in', 'spoke-nipples', [['flats', '0.130 in']], ['nipple-3-30'], ['spoke-wrench']),
  measured('Nipple of 3.45 mm', 'spoke-nipples', [['flats', '3,45 mm']], ['nipple-3-45'], ['spoke-wrench']),
  measured('Nipple of 3.96 mm', 'spoke-nipples', [['flats', '3.96']], ['nipple-3-96'], ['spoke-wrench']),
  measured('A worn nipple of 3.7 mm', 'spoke-nipples', [['flats', '3.7']], []),
  byStandard('Cane Creek 40 headset, EC34', 'headset-ec34', cupPress),
  byStandard('Cane Creek 40 headset, ZS44', 'headset-zs44', cupPress),
  byStandard('Lower cup of a tapered headset, ZS56', 'headset-zs56', cupPress),
  byStandard('Integrated headset, IS42', 'headset-is42', []),
  byStandard('Integrated headset, IS41', 'headset-is41', []),
  measured(
    'A head tube of 44 mm',
    'headsets',
    [['head-tube', '44']],
    ['headset-zs44', 'headset-ec44'],
    cupPress,
  ),
  measured(
    'RockShox Pike fork, crown race seat 39.8 mm',
    'headsets',
    [['crown-race', '39.8']],
    ['steerer-tapered'],
    steererTools,
  ),
  measured(
    'Steel fork with a straight 1 1/8 in steerer',
    'headsets',
    [['crown-race', '30']],
    ['steerer-1-1-8'],
    steererTools,
  ),
  measured('Japanese 1 in fork', 'headsets', [['crown-race', '27']], ['steerer-1-jis'], steererTools),
  byStandard('Hanger for a derailleur with M10 bolt', 'hanger-m10', [
    'derailleur-hanger-gauge',
    'torque-wrench',
  ]),
  unlisted('SRAM universal derailleur hanger', 'hanger-udh'),
  measured(
    'Specialized Stumpjumper, rear hub 148 mm',
    'axles',
    [['hub-width', '148']],
    ['axle-12x148'],
    ['truing-stand'],
  ),
  measured(
    'Touring frame with quick release, 135 mm',
    'axles',
    [['dropouts', '135']],
    ['axle-qr-135'],
    ['truing-stand'],
  ),
  measured(
    'Fox 34 fork, 15 × 110',
    'axles',
    [
      ['dropouts', '110'],
      ['axle', '15'],
    ],
    ['axle-15x110'],
    ['truing-stand'],
  ),
  measured('Road disc frame, 12 × 142', 'axles', [['hub-width', '142']], ['axle-12x142'], ['truing-stand']),
  measured('Cone with 15 mm flats', 'axles', [['cone-flats', '15']], ['hub-cone-flats']),
  measured(
    'Shimano SM-RT86 rotor with six bolts',
    'brakes',
    [['rotor-bolts', '6']],
    ['rotor-six-bolt'],
    ['torque-wrench', 'torx-key-set'],
  ),
  byStandard('Shimano SM-RT70 rotor, Center Lock', 'rotor-center-lock', ['cassette-lockring-tool']),
  measured('Brake mount with bolts 74 mm apart', 'brakes', [['mount', '74']], ['brake-post-mount']),
  measured('Brake mount with bolts 51 mm apart', 'brakes', [['mount', '51']], ['brake-is-mount']),
  byStandard('Shimano Deore FC-M6100 crank', 'crank-hollowtech-2', [
    'hex-key-set',
    'torque-wrench',
    'y-hex-wrench',
  ]),
  measured('SRAM GX Eagle DUB crank', 'cranks', [['spindle', '29']], ['crank-dub']),
  byStandard('Shimano Tourney FC-TY501 crank, square taper', 'crank-square-taper', [
    'crank-puller',
    'hex-key-set',
  ]),
  byStandard('Platform pedal with 15 mm flats', 'pedal-flats-15', ['pedal-wrench']),
  measured(
    'Pedal of a child’s bicycle, 1/2 in',
    'cranks',
    [['pedal-thread', '1/2 in']],
    ['pedal-1-2'],
    ['pedal-wrench'],
  ),
  measured(
    'Mountain bike chainring, 4 bolts on 104 mm',
    'chainrings',
    [
      ['bolts', '4'],
      ['bolt-circle', '104'],
    ],
    ['bcd-104-4'],
  ),
  measured(
    'Compact road chainring, 5 bolts 64.7 mm apart',
    'chainrings',
    [
      ['bolts', '5'],
      ['bolt-distance', '64.7'],
    ],
    ['bcd-110-5'],
  ),
  measured(
    'Track chainring, 5 bolts 84.6 mm apart',
    'chainrings',
    [
      ['bolts', '5'],
      ['bolt-distance', '84.6'],
    ],
    ['bcd-144-5'],
  ),
  measured('Thomson seatpost, 27.2 mm', 'seatposts', [['post', '27.2']], ['seatpost-27-2']),
  measured('A seatpost of 29 mm', 'seatposts', [['post', '29']], []),
  byStandard('Inner tube with a French valve', 'valve-presta', ['floor-pump']),
  measured('Rim hole of 8.5 mm', 'valves', [['hole', '8.5']], ['valve-schrader'], ['floor-pump']),
]
