// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImageField } from './image-field.tsx'
import { type UploadFile, useImageUpload } from './use-image-upload.ts'

const wrench = new File(['wrench'], 'wrench.jpg', { type: 'image/jpeg' })
const chain = new File(['chain'], 'chain.png', { type: 'image/png' })

interface Sending {
  readonly file: File
  readonly signal: AbortSignal
  progress(part: number): void
  succeed(url: string): void
  fail(message: string): void
}

let sendings: Sending[]
let submitted: (string | null)[]

/** An upload whose end a test decides. */
const upload: UploadFile = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message))
    sendings.push({ file, signal, progress: onProgress, succeed: resolve, fail })
  })

function Form({ current }: { readonly current?: string }) {
  const picture = useImageUpload(upload)
  const [file, choose] = useState<File>()
  const [missing, setMissing] = useState(false)
  async function submit(): Promise<void> {
    setMissing(!file)
    if (file) submitted.push(await picture.send(file))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input aria-label="Name" name="name" />
      <ImageField
        label="Image"
        hint="Up to 10 MB."
        sending="Uploading…"
        again="Try again"
        upload={picture}
        current={current}
        problem={missing ? 'Image is Required' : undefined}
        file={file}
        onChoose={choose}
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => choose(undefined)}>
        Empty
      </button>
    </form>
  )
}

function sending(index: number): Sending {
  const found = sendings[index]
  if (!found) throw new Error(`There is no upload number ${index}`)
  return found
}

const field = () => screen.getByLabelText<HTMLInputElement>('Image')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const shown = () => document.querySelector('.image-preview img')?.getAttribute('src') ?? null

beforeEach(() => {
  sendings = []
  submitted = []
  let made = 0
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = vi.fn(() => `blob:picture-${++made}`)
      static override revokeObjectURL = vi.fn()
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Its input is called image, takes files, and is tied to its hint', () => {
  render(<Form />)
  expect([field().name, field().type]).toEqual(['image', 'file'])
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Up to 10 MB.',
  )
})

test('Without a picture the form says so, and nothing is sent', async () => {
  render(<Form />)
  await press('Save')
  expect(screen.getByRole('alert').textContent).toBe('Image is Required')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([sendings, submitted]).toEqual([[], []])
})

test('A picture is shown as soon as it is chosen, in place of the one that was there, and sent by nobody yet', async () => {
  render(<Form current="/images/old.webp" />)
  expect(shown()).toBe('/images/old.webp')
  await userEvent.upload(field(), wrench)
  expect(shown()).toBe('blob:picture-1')
  await userEvent.upload(field(), chain)
  expect(shown()).toBe('blob:picture-2')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture-1')
  expect(sendings).toEqual([])
})

test('Emptying the form brings back the picture that was there', async () => {
  render(<Form current="/images/old.webp" />)
  await userEvent.upload(field(), wrench)
  await press('Empty')
  expect(shown()).toBe('/images/old.webp')
  expect(field().files).toHaveLength(0)
})

test('Submitting sends it, tells how far it has come, and goes on with its address', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  expect(sending(0).file).toBe(wrench)
  expect(screen.getByRole('status').textContent).toBe('Uploading…')
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading…' })
  act(() => sending(0).progress(0.25))
  expect(bar.value).toBe(0.25)
  act(() => sending(0).progress(1))
  expect(bar.hasAttribute('value')).toBe(false)
  await act(async () => sending(0).succeed('/images/new.webp'))
  expect(submitted).toEqual(['/images/new.webp'])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('A failed upload is told beside the field, keeps everything, and can be tried again from there', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.upload(field(), wrench)
  await press('Save')
  await act(async () => sending(0).fail('The shop is not responding.'))
  expect(submitted).toEqual([null])
  expect(screen.getByRole('alert').textContent).toContain('The shop is not responding.')
  expect([field().files?.[0], shown()]).toEqual([wrench, 'blob:picture-1'])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')

  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field())
  await waitFor(() => expect(sendings).toHaveLength(2))
  await act(async () => sending(1).succeed('/images/new.webp'))
  expect(submitted).toEqual([null, '/images/new.webp'])
})

test('A picture that has arrived is not sent again when the rest of the form has to be', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  await act(async () => sending(0).succeed('/images/new.webp'))
  await press('Save')
  await waitFor(() => expect(submitted).toEqual(['/images/new.webp', '/images/new.webp']))
  expect(sendings).toHaveLength(1)
})

test('Choosing another picture calls the first off, and its failure is forgotten', async () => {
  render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  await userEvent.upload(field(), chain)
  expect(sending(0).signal.aborted).toBe(true)
  await act(async () => sending(0).succeed('/images/late.webp'))
  expect(submitted).toEqual([null])
  await press('Save')
  await act(async () => sending(1).fail('Broken.'))
  await userEvent.upload(field(), wrench)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Who leaves the form calls its upload off', async () => {
  const { unmount } = render(<Form />)
  await userEvent.upload(field(), wrench)
  await press('Save')
  unmount()
  expect(sending(0).signal.aborted).toBe(true)
})
