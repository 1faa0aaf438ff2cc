import { type Measure, makersTorque, type Source, type Standard, type StandardGroup } from './standard.ts'

const idShape = /^[a-z0-9][a-z0-9-]{0,59}$/
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Returns what is wrong with the standards, one sentence each; none when all rows keep the rules. */
export function flawsOf(groups: readonly StandardGroup[]): string[] {
  const standards = groups.flatMap((group) => group.standards)
  return [
    ...groups.flatMap(flawsOfGroup),
    ...repeated(groups.map(({ id }) => id)).map((id) => `The group ${id} occurs twice.`),
    ...repeated(standards.map(({ id }) => id)).map((id) => `The standard ${id} occurs twice.`),
    ...standards.flatMap((standard) => flawsOfStandard(standard).map((flaw) => `${standard.id}: ${flaw}`)),
  ]
}

function flawsOfGroup({ id, name, standards }: StandardGroup): string[] {
  return [
    ...(idShape.test(id) ? [] : [`The group id ${id} is not well formed.`]),
    ...(name.trim() === '' ? [`The group ${id} has no name.`] : []),
    ...(standards.length === 0 ? [`The group ${id} is empty.`] : []),
  ]
}

function flawsOfStandard({ id, name, alsoCalled, measure, sources, disagreement, note }: Standard): string[] {
  const hosts = new Set(sources.map(({ address }) => hostOf(address)))
  return [
    ...(idShape.test(id) ? [] : ['the id is not well formed.']),
    ...(name.trim() === '' ? ['the name is empty.'] : []),
    ...repeated([name, ...alsoCalled]).map((again) => `the name ${again} occurs twice.`),
    ...(measure.length === 0 ? ['nothing is measured.'] : []),
    ...measure.flatMap(flawsOfMeasure),
    ...(hosts.size < 2 ? ['two sources of different hosts are needed.'] : []),
    ...repeated(sources.map(({ address }) => address)).map((again) => `the source ${again} occurs twice.`),
    ...sources.flatMap(flawsOfSource),
    ...(disagreement === undefined || isSentence(disagreement) ? [] : ['the disagreement is no sentence.']),
    ...(note === undefined || isSentence(note) ? [] : ['the note is no sentence.']),
    ...(measure.some(isTorque) && note?.startsWith(makersTorque) !== true
      ? ['the note of a torque begins with the maker’s value.']
      : []),
  ]
}

function flawsOfMeasure(measure: Measure): string[] {
  const { what, unit } = measure
  const sentence = isSentence(what) ? [] : [`“${what}” is no sentence.`]
  if ('values' in measure) {
    return [
      ...sentence,
      ...(measure.values.length > 0 && measure.values.every(isPositive) ? [] : [`“${what}” has no value.`]),
      ...(unit === 'N·m' ? ['a torque is a range.'] : []),
    ]
  }
  const ordered = isPositive(measure.from) && measure.from < measure.to
  return [...sentence, ...(ordered ? [] : [`the range of “${what}” is not from low to high.`])]
}

function flawsOfSource({ title, address, read }: Source): string[] {
  return [
    ...(title.trim() === '' ? [`the source ${address} has no title.`] : []),
    ...(URL.parse(address)?.protocol === 'https:' ? [] : [`the source ${address} has no https address.`]),
    ...(isDay(read) ? [] : [`the source ${address} has no day.`]),
  ]
}

const isTorque = ({ unit }: Measure) => unit === 'N·m'
const isPositive = (value: number) => Number.isFinite(value) && value > 0
const isSentence = (text: string) => /^\S.*\.$/.test(text)
const isDay = (text: string) => dayShape.test(text) && !Number.isNaN(Date.parse(text))
const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^(www|m)\./, '')
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
