import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import {
  answering,
  type ImgbbStandIn,
  refusing,
  startImgbbStandIn,
} from '../../server/providers/images/testing/imgbb-stand-in.ts'
import { examineImgbb } from './examine-imgbb.ts'

const key = '0123456789abcdef0123456789abcdef'
let imgbb: ImgbbStandIn
beforeAll(async () => {
  imgbb = await startImgbbStandIn()
})
afterAll(() => imgbb.stop())

const examine = async () =>
  (await examineImgbb(readSettings({ IMGBB_API_KEY: key }), imgbb.address)).IMGBB_API_KEY

test.each([
  ['that accepts the key and misses the picture', refusing(130, 'Empty upload source.'), 'ok'],
  ['that accepts the key and finds no picture', refusing(310, 'Invalid image source.'), 'ok'],
  ['that does not know the key', refusing(100, 'Invalid API v1 key.'), 'wrong'],
  ['that answers with a page', answering(200, '<html>'), 'wrong'],
])('imgbb %s', async (_what, answer, state) => {
  imgbb.answer = answer
  const finding = await examine()
  expect(finding?.state).toBe(state)
  expect(finding?.message).not.toContain(key)
  expect(imgbb.uploads.at(-1)).toMatchObject({ method: 'POST', key, fields: [] })
})

test('The doctor reports an unreachable imgbb without printing the key', async () => {
  await imgbb.stop()
  const finding = await examine()
  expect(finding?.state).toBe('wrong')
  expect(finding?.message).not.toContain(key)
})
