// npm run lab -- cut-outs                how well each test photograph is cut out
// npm run lab -- cut-outs 'two tools'    only this one
import { measure } from '../../checks/pictures/measure.ts'
import { photographNames } from '../../checks/pictures/photographs.ts'

const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : photographNames) {
  const { hangs, confidence, likeness, milliseconds } = await measure(name)
  const figures = `confidence ${confidence.toFixed(2)}  likeness ${likeness.toFixed(3)}  ${Math.round(milliseconds)} ms`
  console.log(`${name.padEnd(32)} ${hangs.padEnd(8)} ${figures}`)
}
