// npm run lab -- cut-outs                how well each test photograph is cut out
// npm run lab -- cut-outs 'two tools'    only this one
// npm run lab -- cut-outs --every 3      every third photograph of every tool on twelve backgrounds, and the sum
import { plansOfEveryTool } from '../../checks/pictures/every-tool.ts'
import { type Measured, measure, measurePhotograph } from '../../checks/pictures/measure.ts'
import { composed, photographNames } from '../../checks/pictures/photographs.ts'

function print(name: string, { hangs, confidence, likeness, milliseconds }: Measured): void {
  const figures = `confidence ${confidence.toFixed(2)}  likeness ${likeness.toFixed(3)}  ${Math.round(milliseconds)} ms`
  console.log(`${name.padEnd(32)} ${hangs.padEnd(8)} ${figures}`)
}

/** Measures one photograph of so many, and counts the cuts that an owner would get without asking. */
async function measureEvery(step: number): Promise<void> {
  const chosen: Measured[] = []
  const plans = plansOfEveryTool().filter((_, at) => at % step === 0)
  for (const plan of plans) {
    const measured = await measurePhotograph(await composed(plan))
    print(plan.name, measured)
    if (measured.confidence >= 0.5) chosen.push(measured)
  }
  const bad = chosen.filter(({ likeness, missing }) => likeness < 0.8 || missing > 0.12)
  console.log(`${plans.length} photographs, ${chosen.length} cut out beforehand, ${bad.length} of them badly`)
}

const [first, step = '1'] = process.argv.slice(2)
if (first === '--every') await measureEvery(Number(step))
else {
  const wanted = first === undefined ? photographNames : process.argv.slice(2)
  for (const name of wanted) print(name, await measure(name))
}
