import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findMotionFlaws, motionMeasures } from './motion.ts'

describe('Motion', () => {
  const sheets = sourceFiles().filter((path) => path.endsWith('.css'))

  it('Uses one of the two duration tokens', () => {
    expect(sheets.length).toBeGreaterThan(10)
    expect(sheets.flatMap((path) => findMotionFlaws(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('Takes at most 200 ms, and is off with reduced motion', () => {
    const measures = motionMeasures(readFileSync('web/styles/tokens.css', 'utf8'))
    expect(measures).toHaveLength(4)
    const [quick = 0, calm = 0, ...less] = measures
    expect(Math.max(quick, calm)).toBeLessThanOrEqual(200)
    expect(less).toEqual([1, 1])
  })
})

describe('The check itself', () => {
  it.each([
    ['.a { transition: color 0.3s; }', 'transition: color 0.3s;'],
    ['.a { animation-duration: 250ms; }', 'animation-duration: 250ms;'],
    ['.a { transition-duration: .3s; }', 'transition-duration: .3s;'],
    ['.a { animation: turned 0.9s; }', 'animation: turned 0.9s;'],
    [
      '@media (prefers-reduced-motion: reduce) { .a { color: red; } } .a { animation: fade 4s; }',
      'animation: fade 4s;',
    ],
    [
      '.a { transition:\n  translate var(--calm),\n  filter 1s; }',
      'transition: translate var(--calm), filter 1s;',
    ],
    [
      '@media (prefers-reduced-motion: reduce) { .a { animation: fade 4s; } } .b { animation: fade 4s; }',
      'animation: fade 4s;',
    ],
  ])('Reports a literal duration: %s', (css, flaw) => {
    expect(findMotionFlaws(css)).toEqual([flaw])
  })

  it.each([
    '.a { transition: color var(--quick); }',
    '.a { animation: turn 0.9s linear infinite; }',
    '.a { animation: fill 2s linear; }',
    '@media (prefers-reduced-motion: reduce) { .a { animation-duration: 4s; } }',
  ])('Passes: %s', (css) => {
    expect(findMotionFlaws(css)).toEqual([])
  })
})
