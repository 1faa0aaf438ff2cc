import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addTranslation, sayInLanguageOf } from '../../contract/languages/said.ts'
import { fitTexts } from '../../domain/fit/fit-texts.ts'
import { verdictOnReadings } from '../../domain/fit/fit-verdict.ts'
import { measurementsOf, reasonToFit } from '../../domain/fit/fits.ts'
import { jobsInWords } from '../../domain/fit/jobs-in-words.ts'
import { readReading } from '../../domain/fit/readings.ts'
import { standardsInWords } from '../../domain/fit/standards-in-words.ts'
import * as german from '../../languages/de/domain/fit/fit-texts.ts'
import * as drivetrain from '../../languages/de/standards/texts/drivetrain-standard-texts.ts'
import * as frame from '../../languages/de/standards/texts/frame-standard-texts.ts'
import * as groups from '../../languages/de/standards/texts/group-texts.ts'
import * as wheels from '../../languages/de/standards/texts/jobs/wheel-job-texts.ts'
import * as measures from '../../languages/de/standards/texts/measurement-texts.ts'
import * as french from '../../languages/fr/domain/fit/fit-texts.ts'
import { allStandards } from '../../standards/all.ts'
import { drivetrainStandardTexts } from '../../standards/texts/drivetrain-standard-texts.ts'
import { frameStandardTexts } from '../../standards/texts/frame-standard-texts.ts'
import { groupTexts, jobGroupTexts } from '../../standards/texts/group-texts.ts'
import { wheelJobTexts } from '../../standards/texts/jobs/wheel-job-texts.ts'
import { measurementTexts, measureTexts } from '../../standards/texts/measurement-texts.ts'

const readingOf = (group: string, id: string, typed: string) => {
  const measurement = measurementsOf(group).find((each) => each.id === id)
  return (measurement && readReading(measurement, typed)) ?? []
}

describe('In German', () => {
  beforeAll(() => {
    addTranslation(fitTexts, 'de', german.fitTexts)
    addTranslation(fitTexts, 'fr', french.fitTexts)
    addTranslation(groupTexts, 'de', groups.groupTexts)
    addTranslation(jobGroupTexts, 'de', groups.jobGroupTexts)
    addTranslation(frameStandardTexts, 'de', frame.frameStandardTexts)
    addTranslation(drivetrainStandardTexts, 'de', drivetrain.drivetrainStandardTexts)
    addTranslation(measurementTexts, 'de', measures.measurementTexts)
    addTranslation(measureTexts, 'de', measures.measureTexts)
    addTranslation(wheelJobTexts, 'de', wheels.wheelJobTexts)
  })
  afterEach(() => sayInLanguageOf(() => undefined))

  test('Standards have German words, and the figures and sources of the English ones', () => {
    const { groups, byId } = standardsInWords('de')
    expect(groups.map(({ id, name }) => [id, name])[0]).toEqual(['bottom-brackets', 'Innenlager'])
    expect(byId.get('bb-bsa')).toMatchObject({
      name: 'BSA, geschraubt',
      measure: [
        { what: 'Nenndurchmesser des Gewindes.', values: [1.37], unit: 'in' },
        { what: 'Gewindegänge pro Zoll.' },
        { values: [68, 73] },
      ],
    })
    expect(byId.get('bb-bsa')?.sources).toBe(standardsInWords().byId.get('bb-bsa')?.sources)
    expect(standardsInWords().groups).toBe(allStandards)
  })

  test('A verdict names standards, measurements and values in German', () => {
    sayInLanguageOf(() => 'de')
    const [group] = standardsInWords().groups
    if (!group) throw new Error('There are standards.')
    const thread = [readingOf('bottom-brackets', 'thread', '1,37 Zoll')].flat()
    expect(verdictOnReadings(group, thread)).toMatchObject({
      verdict: 'several',
      sentence:
        'Zu Gewindedurchmesser 1,37\u00a0Zoll passt „BSA, geschraubt“ oder „Französisch, geschraubt“. Messen Sie als Nächstes: Gewindesteigung.',
    })
    const both = [...thread, readingOf('bottom-brackets', 'shell-width', '68\u00a0mm')].flat()
    expect(verdictOnReadings(group, both).standards.map(({ id }) => id)).toContain('bb-bsa')
  })

  test('A count is read by its German unit, and a product’s reason lists German measures', () => {
    sayInLanguageOf(() => 'de')
    expect(readingOf('cassettes', 'splines', '12 Nuten')).toMatchObject({ value: 12, text: '12\u00a0Nuten' })
    expect(readingOf('cassettes', 'smallest-sprocket', '10 Zähne')).toMatchObject({ value: 10 })
    const standard = standardsInWords().byId.get('pedal-9-16')
    expect(standard && reasonToFit('cranks', standard)).toBe(
      'Gemacht für „Pedalgewinde 9/16\u00a0Zoll × 20“: Pedalgewinde 0,5625\u00a0Zoll, Steigung des Pedalgewindes 20\u00a0TPI.',
    )
  })

  test('Jobs have German words and the needs of the English ones', () => {
    const [job, english] = ['de', undefined].map((tag) =>
      jobsInWords(tag).find(({ id }) => id === 'true-a-wheel'),
    )
    expect(job?.name).toBe('Laufrad zentrieren')
    expect(job?.steps).toHaveLength(english?.steps.length ?? 0)
    expect(job?.tools.map(({ called }) => called)).toEqual(english?.tools.map(({ called }) => called))
  })

  test('In French, a unit of inches and a list are French', () => {
    sayInLanguageOf(() => 'fr')
    expect(readingOf('bottom-brackets', 'thread', '1,37 pouce')).toMatchObject({ text: '1,37\u00a0pouce' })
    expect(french.fitTexts.values(['68', '73'])).toBe('68 ou 73')
    sayInLanguageOf(() => undefined)
    expect(fitTexts.values(['68', '73'])).toBe('68 or 73')
  })
})
