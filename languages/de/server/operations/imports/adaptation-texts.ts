import type * as English from '../../../../../server/operations/imports/adaptation-texts.ts'
import { translation } from '../../../../translation.ts'

export const adaptationTexts = translation<typeof English.adaptationTexts>()({
  rows: (count, rows, more) =>
    `(${count === 1 ? 'Zeile' : 'Zeilen'} ${rows}${more > 0 ? ` und ${more} weitere` : ''})`,
  families: (count, rows) =>
    `${count} Varianten werden Produkte einer Familie, jedes mit eigenem Preis, Bestand und eigener Artikelnummer ${rows}.`,
  madeSkus: (count, rows) =>
    `${count === 1 ? '1 Produkt hatte' : `${count} Produkte hatten`} keine Artikelnummer und ${count === 1 ? 'bekam' : 'bekamen'} eine aus Name und Optionen ${rows}.`,
  optionsInNames: (count, rows) =>
    `Eine Familie unterscheidet sich in höchstens zwei Optionen. Bei ${count} Varianten steht die dritte im Namen der Familie ${rows}.`,
  anyValues: (count, rows) =>
    `${count === 1 ? '1 Variante steht' : `${count} Varianten stehen`} für jeden Wert einer Option und ${count === 1 ? 'wird' : 'werden'} als ein Produkt übernommen ${rows}. Legen Sie die Größen, die Sie verkaufen, einzeln an.`,
  namesForFamilies: (count, rows) =>
    `Bei ${count} Varianten wurde der Name der Familie gekürzt oder nummeriert, denn er hat höchstens 50 Zeichen und ist eindeutig ${rows}.`,
  zerosRestored: (count, rows) =>
    `Vor ${count === 1 ? '1 Strichcode' : `${count} Strichcodes`} wurde eine Null ergänzt, die ein Tabellenprogramm weggelassen hatte ${rows}.`,
  noGtin: (count, rows) =>
    `${count === 1 ? '1 Strichcode ist keine GTIN und wurde' : `${count} Strichcodes sind keine GTIN und wurden`} weggelassen ${rows}.`,
  uncounted: (count, rows) =>
    `Der andere Shop hat die Stücke von ${count === 1 ? '1 Produkt' : `${count} Produkten`} nicht gezählt: Neue beginnen hier mit 0 ${rows}. Tragen Sie ihren Bestand unter „Produkte“ ein.`,
  negative: (count, rows) =>
    `${count === 1 ? '1 Bestand lag' : `${count} Bestände lagen`} unter null und ${count === 1 ? 'wurde' : 'wurden'} zu 0 ${rows}.`,
  described: (count, rows) =>
    `${count === 1 ? '1 Produkt hatte' : `${count} Produkte hatten`} keine Beschreibung; vorerst steht dort der Name ${rows}.`,
  cutDescriptions: (count, rows) =>
    `${count === 1 ? '1 Beschreibung war' : `${count} Beschreibungen waren`} länger als 2.000 Zeichen und ${count === 1 ? 'wurde' : 'wurden'} gekürzt ${rows}.`,
  cutBySpreadsheet: (count, rows) =>
    `Ein Tabellenprogramm hat ${count === 1 ? '1 Beschreibung' : `${count} Beschreibungen`} nach 32.767 Zeichen abgeschnitten ${rows}. Nehmen Sie die Datei, wie der andere Shop sie geschrieben hat.`,
  cutTexts: (count, rows) =>
    `Namen, die für diesen Shop zu lang sind, wurden in ${count === 1 ? '1 Zeile' : `${count} Zeilen`} gekürzt ${rows}.`,
  morePictures: (_count, rows) =>
    `Ein Produkt hat höchstens neun Bilder; weitere wurden weggelassen ${rows}.`,
  earlierPrices: (count, rows) =>
    `${count === 1 ? '1 früherer Preis wurde' : `${count} frühere Preise wurden`} weggelassen, weil dieser Shop ${count === 1 ? 'ihn' : 'sie'} nie verlangt hat ${rows}. Planen Sie eine Aktion unter „Preise“, um einen zu nennen.`,
  salePrices: (count, rows) =>
    `${count === 1 ? '1 Produkt hat' : `${count} Produkte haben`} einen Aktionspreis: Übernommen wurde der reguläre Preis ${rows}. Planen Sie eine Aktion unter „Preise“.`,
  virtual: (count, rows) =>
    `${count === 1 ? '1 Produkt wird' : `${count} Produkte werden`} nicht als Paket geliefert und ${count === 1 ? 'kommt als Entwurf' : 'kommen als Entwürfe'} in den Shop ${rows}.`,
  noPicture: (count, rows) =>
    `${count === 1 ? '1 Produkt hat' : `${count} Produkte haben`} hier noch kein Bild und ${count === 1 ? 'kommt als Entwurf' : 'kommen als Entwürfe'} in den Shop ${rows}.`,
  noPrice: (count, rows) =>
    `${count === 1 ? '1 Zeile hat' : `${count} Zeilen haben`} keinen Preis und ${count === 1 ? 'wurde' : 'wurden'} weggelassen ${rows}. Schreiben Sie in der Datei einen Preis dazu, um ${count === 1 ? 'sie' : 'alle'} zu übernehmen.`,
  giftCards: (count, rows) =>
    `${count === 1 ? '1 Gutschein wurde' : `${count} Gutscheine wurden`} weggelassen ${rows}. Legen Sie Gutscheine unter „Produkte“ an.`,
  grouped: (count, rows) =>
    `${count === 1 ? '1 Gruppe wurde' : `${count} Gruppen wurden`} weggelassen; die Produkte darin kommen einzeln in den Shop ${rows}.`,
  external: (count, rows) =>
    `${count === 1 ? '1 Produkt wird' : `${count} Produkte werden`} in einem anderen Shop verkauft und ${count === 1 ? 'wurde' : 'wurden'} weggelassen ${rows}.`,
  withoutVariations: (count, rows) =>
    `${count === 1 ? '1 Produkt' : `${count} Produkte`} mit Varianten ${count === 1 ? 'hat' : 'haben'} keine in der Datei und ${count === 1 ? 'wurde' : 'wurden'} weggelassen ${rows}.`,
  withoutProduct: (count, rows) =>
    `Das Produkt von ${count === 1 ? '1 Variante' : `${count} Varianten`} ist nicht in der Datei: ${count === 1 ? 'Sie kommt' : 'Sie kommen'} ohne Familie in den Shop ${rows}.`,
})
