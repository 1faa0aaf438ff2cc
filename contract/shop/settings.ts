import * as z from 'zod/mini'
import { id, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { listOwnersWords } from './owners-words.ts'
import { shopFieldTexts } from './shop-field-texts.ts'
import { type SectionName, settingSections, shopOnPages } from './shop-sections.ts'

// Object.keys returns exactly the keys of this literal.
const sectionNames = Object.keys(settingSections) as SectionName[]

/** The version name of the defaults, before any change. */
export const originalVersion = 'original'

/** The version that an edit is based on; null if nothing was saved before. */
const madeFrom = z.nullable(id)

const params = z.object({ section: z.enum(sectionNames, { error: () => said(shopFieldTexts).noSection }) })

/** A section's fields: `contract/shop/shop-sections.ts` describes them, one schema per section. */
const sectionValue = z.record(z.string(), z.unknown())

/** A section for admins. */
const section = z.object({
  section: z.string(),
  value: sectionValue,
  /** Null while the section has its defaults. */
  version: z.nullable(z.string()),
  changedAt: z.nullable(wireNumber),
  /** The name of the admin who saved it; null for a deleted account. */
  changedBy: z.nullable(z.string()),
})

export type SectionOnWire = z.output<typeof section>

const version = z.object({
  _id: z.string(),
  value: sectionValue,
  createdAt: z.nullable(wireNumber),
  createdBy: z.nullable(z.string()),
})

export type SettingVersion = z.output<typeof version>

export const getShop = operation({
  id: 'getShop',
  method: 'GET',
  path: '/shop',
  access: 'public',
  summary: "What pages show of the shop's settings: company, hero, figures, delivery and money.",
  extension: true,
  answer: shopOnPages,
  shows: ['shop'],
  errors: [],
})

export const getSettings = operation({
  id: 'getSettings',
  method: 'GET',
  path: '/settings/{section}',
  access: 'admin',
  summary: 'A section of the settings as it is in force, with its version.',
  extension: true,
  params,
  answer: section,
  errors: [],
})

export const changeSettings = operation({
  id: 'changeSettings',
  method: 'PUT',
  path: '/settings/{section}',
  access: 'admin',
  summary:
    'Replaces a section of the settings and keeps the former value as a version. `from` is the version that the new ' +
    'value was made from; an older one is refused. A value equal to the one in force makes no version.',
  extension: true,
  params,
  body: z.object({ from: madeFrom, value: sectionValue }),
  answer: section,
  errors: ['SETTINGS_CHANGED', 'IMAGE_NOT_OURS', 'CURRENCY_FIXED'],
})

export const listSettingVersions = operation({
  id: 'listSettingVersions',
  method: 'GET',
  path: '/settings/{section}/versions',
  access: 'admin',
  summary:
    'The 50 newest versions of a section, newest first; the last one is `original`, what the shop has without any change.',
  extension: true,
  params,
  answer: z.array(version),
  errors: [],
})

export const restoreSettings = operation({
  id: 'restoreSettings',
  method: 'POST',
  path: '/settings/{section}/versions/{id}/restore',
  access: 'admin',
  summary: 'Puts the value of an earlier version in force again, as a new version.',
  extension: true,
  params: z.object({ ...params.shape, id }),
  body: z.object({ from: madeFrom }),
  answer: section,
  errors: ['SETTING_VERSION_NOT_FOUND', 'SETTINGS_CHANGED', 'IMAGE_NOT_OURS', 'CURRENCY_FIXED'],
})

export const settingsOperations = [
  getShop,
  getSettings,
  changeSettings,
  listSettingVersions,
  restoreSettings,
  listOwnersWords,
] as const
