import { parseArgs } from 'node:util'
import { allScreens, chooseScreens } from './all-screens.ts'
import type { Screen } from './screen.ts'
import { type View, views } from './views.ts'

/** What a run of `npm run screens` does. */
export interface Run {
  readonly screens: readonly Screen[]
  readonly views: readonly View[]
  /** Where the pictures go. */
  readonly folder: string
  /** A folder with pictures of an earlier run, with which these are compared. */
  readonly reference?: string
  /** Whether two runs of the same code make the same pictures: what differs in each run reads the same. */
  readonly isSteady: boolean
}

/**
 * Reads the arguments of `npm run screens`.
 *
 * @throws Error if an option or a screen is unknown, or no view has the width and theme.
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
