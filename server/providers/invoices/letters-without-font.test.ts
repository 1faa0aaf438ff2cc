import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { ownFonts } from './embedded-fonts.ts'
import { filesOfAllScripts } from './font-files.ts'
import { lettersWithoutFont } from './letters-without-font.ts'

/** Returns the letters that the packages declare, and the letters in their files. */
function lettersOfFiles() {
  const files = filesOfAllScripts('simplified')
  const contents = [
    ...ownFonts().map(({ content }) => content),
    ...files.map(({ path }) => readFileSync(path)),
  ]
  const had = new Set(contents.flatMap(lettersOf))
  const named = new Set<number>()
  for (const [from, to] of files.flatMap(({ ranges }) => ranges))
    for (let point = from; point <= to; point += 1) named.add(point)
  return { had, named }
}

function lettersOf(content: Buffer): readonly number[] {
  const opened = new PDFDocument().font(content as unknown as PDFKit.Mixins.PDFFontSource)
  // The library's types omit the font that it has opened.
  return (opened as unknown as { _font: { font: { characterSet: number[] } } })._font.font.characterSet
}

test('The list of letters without a font is up to date (`vitest -u` writes it)', async () => {
  const { had, named } = lettersOfFiles()
  const ranges: [from: number, to: number][] = []
  for (let point = 0x180; point <= 0x2fa1f; point += 1) {
    if (/\p{C}/u.test(String.fromCodePoint(point)) || had.has(point) || !named.has(point)) continue
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const written = `[\n${ranges.map((range) => `  [${range.join(', ')}]`).join(',\n')}\n]\n`
  await expect(written).toMatchFileSnapshot('fonts/absent-letters.json')
})

test.each([
  'Łukasz Šťastný, Jörg Größe, Þóra Ðaníelsdóttir, Nguyễn Thị Hồng',
  'Ελένη Παπαδοπούλου',
  'Їжакевич Ґалина, Щукин',
  'محمد عبد الله، پژمان ۱۲',
  'דוד כהן־לוי',
  'श्रीमती हिन्दी क्षत्रिय',
  'สมชาย น้ำใจดี',
  '김철수 서울특별시 강남구',
  '山田 太郎 ひらがな カタカナ々',
  '张伟 北京市 王小明 臺北市',
  'தமிழ் తెలుగు বাংলা ગુજરાતી ਪੰਜਾਬੀ ಕನ್ನಡ മലയാളം',
  'გიორგი Հայաստան',
  '⌀ 24 mm → ½″ ≥ 5 Nm ™ № € ₹ ₪ ₩ ฿ ₫',
  'no\u00a0break\u202fnarrow\u200f\u2068\u00ad\ufeff',
])('Fonts have every letter of %s', (text) => {
  expect(lettersWithoutFont(text, 'all-scripts')).toBe('')
})

test('Letters of other scripts are listed once each', () => {
  expect(lettersWithoutFont('ጤና 😀 ጤ', 'all-scripts')).toBe('ጤና😀')
})

test('An invoice of the first edition had only Latin, Greek and Cyrillic letters', () => {
  expect(lettersWithoutFont('Ελένη Щукин Łukasz', 'alphabets')).toBe('')
  expect(lettersWithoutFont('山田 Yamada', 'alphabets')).toBe('山田')
})
