/**
 * Synonyms of the trade; each row is one meaning. In the singular, in lower case and without diacritics. A phrase must
 * have more words than the meanings of its words.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['wrench', 'spanner', 'key'],
  ['hex', 'allen', 'hexagon', 'hexagonal', 'inbus'],
  ['torx', 'star key', 'star bit', 'six lobe'],
  ['tyre', 'tire'],
  ['calliper', 'caliper', 'vernier'],
  ['rotor', 'disc', 'disk'],
  ['true', 'truing', 'trueing', 'wheel building', 'wheelbuilding'],
  ['bottom bracket', 'bb'],
  ['lockring', 'lock ring', 'freewheel'],
  ['cassette', 'sprocket', 'cog', 'cogset', 'freewheel'],
  ['derailleur', 'mech', 'derailer'],
  ['hanger', 'dropout'],
  ['chain whip', 'sprocket remover', 'sprocket holder'],
  ['breaker', 'splitter', 'rivet extractor', 'link extractor', 'rivet tool'],
  ['wear', 'stretch', 'stretched', 'elongation', 'worn'],
  ['gauge', 'gage', 'checker', 'indicator', 'meter'],
  ['puller', 'extractor', 'remover', 'pulling'],
  ['remove', 'removal', 'removing', 'undo', 'unscrew', 'take off'],
  ['press', 'installer', 'pressing'],
  ['setter', 'setting tool', 'driver'],
  ['cutter', 'cut', 'cutting', 'snip', 'nipper'],
  ['cable', 'wire'],
  ['housing', 'outer', 'sheath'],
  ['spoke', 'nipple'],
  ['tension', 'tensiometer', 'tensioning'],
  ['tape', 'wrap'],
  ['saddle', 'seat'],
  ['clamp', 'collar', 'binder'],
  ['pad', 'brake block', 'brake shoe'],
  ['tube', 'innertube', 'inner tube'],
  ['jockey wheel', 'pulley', 'pulley wheel', 'guide wheel'],
  ['chainring', 'chain ring', 'chainwheel'],
  ['crank', 'crankarm', 'crankset', 'chainset'],
  ['axle', 'spindle'],
  ['star nut', 'star fangled nut', 'starnut', 'sfn', 'star fangled'],
  ['steerer', 'steering tube', 'steerer tube'],
  ['pump', 'inflator', 'inflate', 'track pump', 'floor pump'],
  ['repair stand', 'workstand', 'work stand', 'bike stand', 'bicycle stand'],
  ['vice', 'vise'],
  ['torque', 'newton', 'newtonmeter'],
  ['magnet', 'magnetic'],
  ['routing', 'route', 'threading', 'guiding'],
  ['bleed', 'bleeding', 'bleeder'],
  ['syringe', 'injector'],
  ['lever', 'spoon'],
  ['bead jack', 'tyre jack'],
  ['bearing', 'race bearing'],
  ['crown race', 'fork race'],
  ['headset', 'head set'],
  ['handlebar', 'bar'],
  ['aluminium', 'aluminum', 'alloy'],
  ['centre', 'center'],
  ['centring', 'centering'],
  ['grey', 'gray'],
  ['adjustable', 'adjust', 'adjusting'],
  ['thread', 'threaded', 'threading tap'],
  ['valve', 'stem valve'],
  ['pin spanner', 'pin wrench', 'peg spanner', 'peg wrench'],
  ['combination wrench', 'open end wrench', 'ring spanner', 'open ended spanner', 'box end wrench'],
]

/** Words without information about a product. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the and or of for to with without in on at by from my your our his her their me i you we it its this ' +
    'that these those is are am be do does did can could should would will need want looking look find buy get ' +
    'some something anything thing stuff what which how where when whose who please got have has help if so as ' +
    'not no s t x used'
  ).split(' '),
)

/** Words that nearly every query or product contains: they affect the ranking only slightly. */
export const weakWords: ReadonlySet<string> = new Set(
  'tool set kit bike bicycle cycle fit fitting fix fixing repair remove install installing change replace replacing new cheap best good road mtb mountain pair piece size part speed'.split(
    ' ',
  ),
)
