import { originalVersion, type SectionOnWire, type SettingVersion } from '../../../contract/shop/settings.ts'
import type { SectionName } from '../../../contract/shop/shop-sections.ts'
import { findNewestVersion, listVersions, type StoredVersion } from '../../data/queries/setting-versions.ts'
import type { Shop } from '../shop.ts'

const listedVersions = 50

/** Parses a section from its stored version. */
export function sectionOf(
  { settings }: Pick<Shop, 'settings'>,
  section: SectionName,
  newest: StoredVersion | undefined,
): SectionOnWire {
  return {
    section,
    value: { ...settings.valueOf(section, newest?.value) },
    version: newest?.id ?? null,
    changedAt: newest?.createdAt ?? null,
    changedBy: newest?.createdBy ?? null,
  }
}

/** Reads a section without the cache, so that the form edits the newest version. */
export async function readSection(shop: Shop, section: SectionName): Promise<SectionOnWire> {
  return sectionOf(shop, section, await findNewestVersion(shop.database.read, section))
}

/** Lists the newest versions of a section, and its original value. */
export async function listSectionVersions(
  { database, settings }: Shop,
  section: SectionName,
): Promise<SettingVersion[]> {
  const versions = await listVersions(database.read, section, listedVersions)
  return [
    ...versions.map(({ id, value, createdAt, createdBy }) => ({
      _id: id,
      value: { ...settings.valueOf(section, value) },
      createdAt,
      createdBy,
    })),
    { _id: originalVersion, value: { ...settings.originals[section] }, createdAt: null, createdBy: null },
  ]
}
