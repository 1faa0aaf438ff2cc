/** Repeats a pair of columns that the format numbers. */
function pairs(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => [
    `${name} - Art ${index + 1}`,
    `${name} - Inhalt ${index + 1}`,
  ]).flat()
}

const split = (names: string) => names.split('|')

/** The names of the 125 columns of a posting batch, version 13 of the format, in their order. */
export const postingColumns: readonly string[] = [
  ...split(
    'Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Kurs|Basis-Umsatz|WKZ Basis-Umsatz',
  ),
  ...split('Konto|Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum|Belegfeld 1|Belegfeld 2|Skonto'),
  ...split('Buchungstext|Postensperre|Diverse Adressnummer|Geschäftspartnerbank|Sachverhalt|Zinssperre'),
  'Beleglink',
  ...pairs('Beleginfo', 8),
  ...split('KOST1 - Kostenstelle|KOST2 - Kostenstelle|Kost-Menge|EU-Land u. UStID (Bestimmung)'),
  ...split('EU-Steuersatz (Bestimmung)|Abw. Versteuerungsart|Sachverhalt L+L|Funktionsergänzung L+L'),
  ...split('BU 49 Hauptfunktionstyp|BU 49 Hauptfunktionsnummer|BU 49 Funktionsergänzung'),
  ...pairs('Zusatzinformation', 20),
  ...split('Stück|Gewicht|Zahlweise|Forderungsart|Veranlagungsjahr|Zugeordnete Fälligkeit|Skontotyp'),
  ...split('Auftragsnummer|Buchungstyp|USt-Schlüssel (Anzahlungen)|EU-Land (Anzahlungen)'),
  ...split('Sachverhalt L+L (Anzahlungen)|EU-Steuersatz (Anzahlungen)|Erlöskonto (Anzahlungen)|Herkunft-Kz'),
  ...split('Buchungs GUID|KOST-Datum|SEPA-Mandatsreferenz|Skontosperre|Gesellschaftername'),
  ...split('Beteiligtennummer|Identifikationsnummer|Zeichnernummer|Postensperre bis'),
  ...split('Bezeichnung SoBil-Sachverhalt|Kennzeichen SoBil-Buchung|Festschreibung|Leistungsdatum'),
  ...split('Datum Zuord. Steuerperiode|Fälligkeit|Generalumkehr (GU)|Steuersatz|Land|Abrechnungsreferenz'),
  ...split('BVV-Position|EU-Land u. UStID (Ursprung)|EU-Steuersatz (Ursprung)|Abw. Skontokonto'),
]
