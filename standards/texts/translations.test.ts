import { describe, expect, test } from 'vitest'
import { specKeyTexts } from '../../domain/catalogue/spec-key-texts.ts'
import * as germanSpecs from '../../languages/de/domain/catalogue/spec-key-texts.ts'
import * as germanDrivetrain from '../../languages/de/standards/texts/drivetrain-standard-texts.ts'
import * as germanFrame from '../../languages/de/standards/texts/frame-standard-texts.ts'
import * as germanGroups from '../../languages/de/standards/texts/group-texts.ts'
import * as germanBrakes from '../../languages/de/standards/texts/jobs/brake-job-texts.ts'
import * as germanCranks from '../../languages/de/standards/texts/jobs/crank-job-texts.ts'
import * as germanDrivetrainJobs from '../../languages/de/standards/texts/jobs/drivetrain-job-texts.ts'
import * as germanNeeds from '../../languages/de/standards/texts/jobs/need-texts.ts'
import * as germanSteering from '../../languages/de/standards/texts/jobs/steering-job-texts.ts'
import * as germanTyres from '../../languages/de/standards/texts/jobs/tyre-job-texts.ts'
import * as germanWheels from '../../languages/de/standards/texts/jobs/wheel-job-texts.ts'
import * as germanMeasurements from '../../languages/de/standards/texts/measurement-texts.ts'
import * as frenchSpecs from '../../languages/fr/domain/catalogue/spec-key-texts.ts'
import * as frenchDrivetrain from '../../languages/fr/standards/texts/drivetrain-standard-texts.ts'
import * as frenchFrame from '../../languages/fr/standards/texts/frame-standard-texts.ts'
import * as frenchGroups from '../../languages/fr/standards/texts/group-texts.ts'
import * as frenchBrakes from '../../languages/fr/standards/texts/jobs/brake-job-texts.ts'
import * as frenchCranks from '../../languages/fr/standards/texts/jobs/crank-job-texts.ts'
import * as frenchDrivetrainJobs from '../../languages/fr/standards/texts/jobs/drivetrain-job-texts.ts'
import * as frenchNeeds from '../../languages/fr/standards/texts/jobs/need-texts.ts'
import * as frenchSteering from '../../languages/fr/standards/texts/jobs/steering-job-texts.ts'
import * as frenchTyres from '../../languages/fr/standards/texts/jobs/tyre-job-texts.ts'
import * as frenchWheels from '../../languages/fr/standards/texts/jobs/wheel-job-texts.ts'
import * as frenchMeasurements from '../../languages/fr/standards/texts/measurement-texts.ts'
import { drivetrainStandardTexts } from './drivetrain-standard-texts.ts'
import { frameStandardTexts } from './frame-standard-texts.ts'
import { groupTexts, jobGroupTexts } from './group-texts.ts'
import { brakeJobTexts } from './jobs/brake-job-texts.ts'
import { crankJobTexts } from './jobs/crank-job-texts.ts'
import { drivetrainJobTexts } from './jobs/drivetrain-job-texts.ts'
import { needTexts } from './jobs/need-texts.ts'
import { steeringJobTexts } from './jobs/steering-job-texts.ts'
import { tyreJobTexts } from './jobs/tyre-job-texts.ts'
import { wheelJobTexts } from './jobs/wheel-job-texts.ts'
import { lookalikeTexts, measurementTexts, measureTexts } from './measurement-texts.ts'

const english = {
  groupTexts,
  jobGroupTexts,
  measurementTexts,
  measureTexts,
  lookalikeTexts,
  frameStandardTexts,
  drivetrainStandardTexts,
  needTexts,
  brakeJobTexts,
  crankJobTexts,
  drivetrainJobTexts,
  steeringJobTexts,
  tyreJobTexts,
  wheelJobTexts,
  specKeyTexts,
}

const german = {
  ...germanGroups,
  ...germanMeasurements,
  ...germanFrame,
  ...germanDrivetrain,
  ...germanNeeds,
  ...germanBrakes,
  ...germanCranks,
  ...germanDrivetrainJobs,
  ...germanSteering,
  ...germanTyres,
  ...germanWheels,
  ...germanSpecs,
}

const french = {
  ...frenchGroups,
  ...frenchMeasurements,
  ...frenchFrame,
  ...frenchDrivetrain,
  ...frenchNeeds,
  ...frenchBrakes,
  ...frenchCranks,
  ...frenchDrivetrainJobs,
  ...frenchSteering,
  ...frenchTyres,
  ...frenchWheels,
  ...frenchSpecs,
}

/** Lists of search words, which have any length. */
const ownLists = new Set(['alsoCalled', 'said'])

/** Returns the places of all texts within a module. */
function placesOf(texts: unknown, place = ''): readonly string[] {
  if (typeof texts === 'string') return [place]
  if (typeof texts !== 'object' || texts === null) return [`${place}: no text`]
  return Object.entries(texts).flatMap(([name, inner]) =>
    ownLists.has(name) ? [`${place}/${name}`] : placesOf(inner, `${place}/${name}`),
  )
}

describe.each([
  ['German', german],
  ['French', french],
])('The %s words of the trade', (_language, translated) => {
  test.each(Object.keys(english) as (keyof typeof english)[])('Are complete in %s', (name) => {
    expect(placesOf(translated[name]).toSorted()).toEqual(placesOf(english[name]).toSorted())
  })

  test('Distinguish what the English ones distinguish, because measurements find their standards by them', () => {
    const whats = Object.values(translated.measureTexts)
    expect(new Set(whats).size).toBe(whats.length)
  })

  test('Give each job something that riders say', () => {
    for (const jobs of [translated.brakeJobTexts, translated.crankJobTexts, translated.wheelJobTexts])
      for (const { said } of Object.values(jobs)) expect(said.length).toBeGreaterThan(3)
  })
})
