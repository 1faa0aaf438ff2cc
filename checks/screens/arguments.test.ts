import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { views } from './views.ts'

describe('The arguments of npm run screens', () => {
  it('Choose all views of the named screens, in a folder of the test results', () => {
    const run = readArguments(['home'])
    expect(run.screens.map(({ name }) => name)).toEqual(['home'])
    expect(run).toMatchObject({ views, folder: 'test-results/screens', isSteady: false })
  })

  it('Select widths and themes', () => {
    const { views: chosen } = readArguments(['--widths', '360,1440', '--themes', 'dark'])
    expect(chosen.map(({ width, theme }) => `${width} ${theme}`)).toEqual(['360 dark', '1440 dark'])
  })

  it('Make the pictures steady for a comparison', () => {
    const run = readArguments(['--compare', 'before', '--into', 'after'])
    expect(run).toMatchObject({ reference: 'before', folder: 'after', isSteady: true })
  })

  it('Are refused if a view or an option is unknown', () => {
    expect(() => readArguments(['--widths', '361'])).toThrow('No view of 361')
    expect(() => readArguments(['--masked'])).toThrow(/masked/)
  })
})
