import { parseArgs } from 'node:util'
import { allScreens, chooseScreens } from './all-screens.ts'
import type { Screen } from './screen.ts'
import { type View, views } from './views.ts'

/** The options of a run of `npm run screens`. */
export interface Run {
  readonly screens: readonly Screen[]
  readonly views: readonly View[]
  /** The folder for the pictures. */
  readonly folder: string
  /** A folder with pictures of an earlier run for the comparison. */
  readonly reference?: string
  /** Whether text that differs in each run is replaced, so that two runs of the same code make equal pictures. */
  readonly isSteady: boolean
}

/**
 * Reads the arguments of `npm run screens`.
 * @throws Error if an option or a screen is unknown, or if no view has the given width and theme.
 */
export function readArguments(words: readonly string[], screens = allScreens): Run {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      into: { type: 'string', default: 'test-results/screens' },
      compare: { type: 'string' },
      steady: { type: 'boolean', default: false },
      widths: { type: 'string' },
      themes: { type: 'string' },
    },
  })
  const { into, compare, steady, widths, themes } = values
  const chosen = views.filter(({ width, theme }) => isNamed(widths, String(width)) && isNamed(themes, theme))
  if (chosen.length === 0) throw new Error(`No view of ${widths ?? 'any width'} in ${themes ?? 'any theme'}`)
  return {
    screens: chooseScreens(positionals, screens),
    views: chosen,
    folder: into,
    ...(compare !== undefined && { reference: compare }),
    isSteady: steady || compare !== undefined,
  }
}

function isNamed(list: string | undefined, name: string): boolean {
  return list === undefined || list.split(',').includes(name)
}
