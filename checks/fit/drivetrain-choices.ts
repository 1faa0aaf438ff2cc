import { byStandard, type ComponentChoice, measured, unlisted } from './choice.ts'

const sprocketTools = ['cassette-lockring-tool', 'chain-whip']
const chainTools = ['chain-breaker', 'chain-wear-gauge']
const cupTool = ['bottom-bracket-cup-tool']
const bottomBrackets = 'bottom-brackets'

/** Cassettes, freewheels, bottom brackets and chains. */
export const drivetrainChoices: readonly ComponentChoice[] = [
  byStandard('Shimano Deore CS-M6100 cassette, 12 speeds', 'freehub-microspline', sprocketTools),
  byStandard('Shimano Deore XT CS-M8100 cassette, 12 speeds', 'freehub-microspline', sprocketTools),
  byStandard('Shimano Deore CS-M5100 cassette, 11 speeds', 'freehub-hg', sprocketTools),
  byStandard('Shimano CS-HG51 cassette, 8 speeds', 'freehub-hg', sprocketTools),
  byStandard('Shimano Alivio CS-HG400 cassette, 9 speeds', 'freehub-hg', sprocketTools),
  byStandard('Shimano Tiagra CS-HG500 cassette, 10 speeds', 'freehub-hg', sprocketTools),
  byStandard('SRAM NX Eagle PG-1230 cassette, 12 speeds', 'freehub-hg', sprocketTools),
  byStandard('Shimano 105 CS-R7000 cassette, 11 speeds', 'freehub-hg-road-11', sprocketTools),
  byStandard('SRAM GX Eagle XG-1275 cassette, 12 speeds', 'freehub-xd', sprocketTools),
  unlisted('SRAM Force XG-1270 cassette on an XDR driver', 'freehub-xdr'),
  byStandard('Lockring of a Shimano cassette', 'lockring-shimano-12-spline', ['cassette-lockring-tool']),
  unlisted('Lockring of a Campagnolo cassette', 'lockring-campagnolo'),
  byStandard('Shimano MF-TZ500 freewheel, 7 speeds', 'freewheel-12-spline', []),
  measured(
    'A hub with 12 splines in the sprockets',
    'cassettes',
    [['splines', '12']],
    ['lockring-shimano-12-spline', 'freewheel-12-spline'],
    ['cassette-lockring-tool'],
  ),
  measured('A freehub body of 35 mm', 'cassettes', [['body-length', '35']], ['freehub-hg'], sprocketTools),
  measured(
    'A freehub body of 36.9 mm',
    'cassettes',
    [['body-length', '36.9']],
    ['freehub-hg-road-11'],
    sprocketTools,
  ),
  byStandard('Shimano BB-RS500 cups, 44 mm with 16 notches', 'bb-external-cups', cupTool),
  byStandard('Surly steel frame with a threaded shell', 'bb-bsa', cupTool),
  byStandard('Italian steel frame, 70 mm shell', 'bb-italian', cupTool),
  measured(
    'Cup with a thread of 1.37 in × 24',
    bottomBrackets,
    [
      ['thread', '1.37 in'],
      ['pitch', '24 TPI'],
    ],
    ['bb-bsa'],
    cupTool,
  ),
  measured('Cup with a thread of 36 mm', bottomBrackets, [['thread', '36']], ['bb-italian'], cupTool),
  measured(
    'Old Peugeot frame, thread 35 × 1',
    bottomBrackets,
    [
      ['thread', '35'],
      ['pitch', '1'],
    ],
    ['bb-french'],
  ),
  measured(
    'A cup whose thread is about 34.8 mm wide',
    bottomBrackets,
    [['thread', '34.8']],
    ['bb-bsa', 'bb-french'],
    cupTool,
  ),
  byStandard('Trek Domane frame with a T47 shell', 'bb-t47', []),
  measured(
    'Cannondale road frame, BB30',
    bottomBrackets,
    [
      ['bore', '42'],
      ['shell-width', '68'],
    ],
    ['bb-bb30'],
  ),
  measured(
    'Frame with a bore of 46 mm, shell 68 mm wide',
    bottomBrackets,
    [
      ['bore', '46'],
      ['shell-width', '68'],
    ],
    ['bb-pf30'],
  ),
  measured(
    'Giant TCR frame, press fit, 86.5 mm',
    bottomBrackets,
    [
      ['bore', '41'],
      ['shell-width', '86.5'],
    ],
    ['bb-bb86'],
  ),
  measured(
    'Mountain bike frame, press fit, 92 mm',
    bottomBrackets,
    [
      ['bore', '41'],
      ['shell-width', '92'],
    ],
    ['bb-bb92'],
  ),
  measured(
    'Wilier frame, 386 EVO',
    bottomBrackets,
    [
      ['bore', '46'],
      ['shell-width', '86.5'],
    ],
    ['bb-bb386-evo'],
  ),
  measured(
    'Cervélo frame, BBright',
    bottomBrackets,
    [
      ['bore', '46'],
      ['shell-width', '79'],
    ],
    ['bb-bbright'],
  ),
  measured(
    'Trek Madone frame, BB90',
    bottomBrackets,
    [
      ['bore', '37'],
      ['shell-width', '90'],
    ],
    ['bb-bb90'],
  ),
  measured('A bore of 44 mm', bottomBrackets, [['bore', '44']], []),
  byStandard('Shimano Deore CN-M6100 chain', 'chain-12-speed', chainTools),
  measured('KMC X11 chain, 5.6 mm wide', 'chains', [['outer-width', '5.6']], ['chain-11-speed'], chainTools),
  measured(
    'KMC X10 chain, 5.88 mm wide',
    'chains',
    [['outer-width', '5.88']],
    ['chain-10-speed'],
    chainTools,
  ),
  measured('KMC X9 chain, 6.6 mm wide', 'chains', [['outer-width', '6.6']], ['chain-9-speed'], chainTools),
  measured(
    'Shimano CN-HG71 chain, 7.1 mm wide',
    'chains',
    [['outer-width', '7.1']],
    ['chain-8-speed'],
    chainTools,
  ),
  measured(
    'Single-speed chain, 1/8 in between the plates',
    'chains',
    [['inner-width', '1/8 in']],
    ['chain-single-speed'],
  ),
  measured(
    'A chain 1/16 in beyond the 12 inch mark',
    'chains',
    [['wear', '1/16']],
    ['chain-worn'],
    ['chain-wear-gauge'],
  ),
]
