import type * as English from '../../../../../server/operations/imports/import-refusal-texts.ts'
import { translation } from '../../../../translation.ts'

export const importRefusalTexts = translation<typeof English.importRefusalTexts>()({
  nothingToApply: 'Die Datei ändert nichts, es gibt also nichts zu übernehmen.',
  names: (names) => `${names} und weitere`,
  outdated: (products) =>
    `Seit dem Vergleich der Datei wurden diese Produkte geändert, verkauft oder gelöscht: ${products}. Es wurde nichts geändert. Vergleichen Sie die Datei noch einmal.`,
  outdatedSinceImport: (products) =>
    `Seit dem Import wurden diese Produkte geändert, verkauft oder gelöscht: ${products}. Es wurde nichts geändert. Ändern Sie sie von Hand, oder machen Sie zuerst jene Änderungen rückgängig.`,
  recordsOutdated: (name) =>
    `Seit dem Vergleich der Datei wurde „${name}“ hier geändert oder gelöscht. Es wurde nichts geändert. Vergleichen Sie die Datei noch einmal.`,
  skusTaken: (products) =>
    `Inzwischen haben andere Produkte die Artikelnummern von diesen: ${products}. Es wurde nichts geändert. Vergleichen Sie die Datei noch einmal, oder ändern Sie zuerst jene Produkte.`,
  gtinsTaken: (products) =>
    `Inzwischen haben andere Produkte die GTIN von diesen: ${products}. Es wurde nichts geändert. Vergleichen Sie die Datei noch einmal, oder ändern Sie zuerst jene Produkte.`,
  familyAxes: (families) =>
    `Danach würden sich die Produkte dieser Familien nach verschiedenen Werten unterscheiden: ${families}. Es wurde nichts geändert. Schreiben Sie bei allen Produkten einer Familie dasselbe in familyAxes.`,
  familyValues: (families) =>
    `Danach hätten zwei Produkte dieser Familien dieselben Werte: ${families}. Es wurde nichts geändert. Schreiben Sie bei ihnen verschiedene specs, oder nehmen Sie eines aus der Familie.`,
  makersGone: (products) =>
    `Die Hersteller dieser Produkte sind inzwischen gelöscht: ${products}. Es wurde nichts geändert. Fügen Sie die Hersteller wieder hinzu, und vergleichen Sie die Datei dann noch einmal.`,
})
