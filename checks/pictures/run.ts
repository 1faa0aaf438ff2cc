import { measure } from './measure.ts'
import { photographNames } from './photographs.ts'

/** Prints how well each photograph is cut out; names on the command line choose some. */
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : photographNames) {
  const { hangs, confidence, likeness, milliseconds } = await measure(name)
  const figures = `confidence ${confidence.toFixed(2)}  likeness ${likeness.toFixed(3)}  ${Math.round(milliseconds)} ms`
  console.log(`${name.padEnd(32)} ${hangs.padEnd(8)} ${figures}`)
}
