import type * as contract from '../../../contract/catalogue/fit.ts'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { fitTexts } from '../../../domain/fit/fit-texts.ts'
import { type Verdict, verdictOnReadings, verdictOnStandard } from '../../../domain/fit/fit-verdict.ts'
import { identityOf, measurementsOf, reasonToFit, valuesInWords } from '../../../domain/fit/fits.ts'
import { type Reading, readReading } from '../../../domain/fit/readings.ts'
import { standardsInWords } from '../../../domain/fit/standards-in-words.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { perLanguage } from '../../../domain/per-language.ts'
import type { Measurement } from '../../../standards/measurement.ts'
import type { Standard, StandardGroup } from '../../../standards/standard.ts'
import { findFitting } from '../../operations/fit/find-fitting.ts'
import type { FittingProduct } from '../../operations/fit/find-job-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { readingOf } from './reading.ts'
import { toSaidResponse } from './search.ts'

type FitAnswer = AnswerOf<typeof contract.findFit>

/** Returns all groups with their standards and measurements, in the language of the request. */
const groups = perLanguage((): FitAnswer['groups'] => {
  const texts = said(fitTexts)
  return standardsInWords().groups.map(({ id, name, standards }) => ({
    id,
    name,
    standards: standards.map((standard) => ({
      id: standard.id,
      name: standard.name,
      identity: [...identityOf(id, standard)],
    })),
    measurements: measurementsOf(id).map(({ id, name, how, unit, tolerance, drawing }) => ({
      id,
      name,
      how,
      unit: texts.units[unit],
      ...(tolerance > 0 && { tolerance: texts.tolerance(texts.number(tolerance)) }),
      drawing,
    })),
  }))
})

export const fit = {
  findFit: async ({ shop, web, input: { query } }) => {
    const reading = readingOf(shop)
    const productsFor = async (standard: string) => {
      const { tools, parts } = await findFitting(shop, web.search, standard)
      const toResponse = (product: FittingProduct) => toSaidResponse(product, reading)
      return { tools: tools.map(toResponse), parts: parts.map(toResponse) }
    }
    const group = standardsInWords().groups.find(({ id, standards }) =>
      query.group === undefined ? standards.some((each) => each.id === query.standard) : id === query.group,
    )
    if (!group) {
      const unknown = query.group !== undefined || query.standard !== undefined
      return unknown ? refused('STANDARD_NOT_FOUND') : done(choice())
    }
    if (query.standard !== undefined) {
      const standard = group.standards.find(({ id }) => id === query.standard)
      if (!standard) return refused('STANDARD_NOT_FOUND')
      return done(await answer(productsFor, group, [], verdictOnStandard(standard)))
    }
    const readings = readingsOf(group, query)
    if (!readings) return refused('READING_NOT_UNDERSTOOD')
    if (readings.length === 0) return done(choice(group))
    return done(await answer(productsFor, group, readings, verdictOnReadings(group, readings)))
  },
} satisfies HandlersOf<typeof contract.fit>

function choice(group?: StandardGroup): FitAnswer {
  return {
    groups: groups(),
    ...(group && { group: group.id }),
    readings: [],
    verdict: 'choose',
    standards: [],
    next: [],
  }
}

/**
 * Returns the readings of a request, where a later reading replaces an earlier one of the same measurement; undefined
 * for invalid readings.
 */
function readingsOf(
  group: StandardGroup,
  {
    measure,
    value,
    known = '',
  }: { measure?: string | undefined; value?: string | undefined; known?: string | undefined },
): readonly Reading[] | undefined {
  const earlier = known.split(';').filter((each) => each !== '')
  const pairs = earlier.map((each) => each.split(/:(.*)/s).slice(0, 2) as [string, string | undefined])
  if (measure !== undefined || value !== undefined) pairs.push([measure ?? '', value])
  const readings = new Map<Measurement, Reading>()
  for (const [id, text = ''] of pairs) {
    const measurement = measurementsOf(group.id).find((each) => each.id === id)
    const reading = measurement && readReading(measurement, text)
    if (!reading) return undefined
    readings.set(reading.measurement, reading)
  }
  return [...readings.values()]
}

type ProductsFor = (
  standard: string,
) => Promise<Record<'tools' | 'parts', readonly ReturnType<typeof toSaidResponse>[]>>

async function answer(
  productsFor: ProductsFor,
  group: StandardGroup,
  readings: readonly Reading[],
  { verdict, sentence, standards, next }: Verdict,
): Promise<FitAnswer> {
  return {
    groups: groups(),
    group: group.id,
    readings: readings.map(({ measurement, text }) => ({
      measure: measurement.id,
      name: measurement.name,
      value: text,
    })),
    verdict,
    sentence,
    standards: await Promise.all(standards.map((standard) => candidate(productsFor, group, standard))),
    next: next.map(({ measurement, values }) => ({ measure: measurement.id, values: [...values] })),
  }
}

async function candidate(
  productsFor: ProductsFor,
  { id: group }: StandardGroup,
  standard: Standard,
): Promise<FitAnswer['standards'][number]> {
  const { tools, parts } = await productsFor(standard.id)
  const reason = reasonToFit(group, standard)
  const fitting = (products: Awaited<ReturnType<ProductsFor>>['tools']) =>
    products.map((product) => ({ product, reason }))
  return {
    id: standard.id,
    name: standard.name,
    alsoCalled: [...standard.alsoCalled],
    measures: standard.measure.map((measure) => ({ what: measure.what, value: valuesInWords(measure) })),
    ...(standard.disagreement !== undefined && { disagreement: standard.disagreement }),
    ...(standard.note !== undefined && { note: standard.note }),
    tools: fitting(tools),
    parts: fitting(parts),
  }
}
