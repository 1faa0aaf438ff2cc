import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useInBrowser } from '../session/in-browser.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { scanTexts as texts } from './scan-texts.ts'

/** The part of the browser's barcode detector that is used (W3C, Accelerated Shape Detection in Images). */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type DetectorOfBrowser = new () => Detector

/** Returns the browser's barcode detector; undefined where it has none, or no camera. */
function detectorOfBrowser(): DetectorOfBrowser | undefined {
  if (!('BarcodeDetector' in globalThis) || !('mediaDevices' in navigator)) return undefined
  // TypeScript has no type of this interface, because few browsers have it.
  return (globalThis as unknown as { readonly BarcodeDetector: DetectorOfBrowser }).BarcodeDetector
}

/** Renders a button that reads barcodes with the camera; nothing where the browser cannot. */
export function ScanButton({ onScan }: { readonly onScan: (number: string) => void }) {
  const ready = useInBrowser()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fail = useCallback(() => setProblem(texts.noCamera), [])
  if (!ready || !detectorOfBrowser()) return null
  function close(): void {
    setOpen(false)
    setProblem(undefined)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.scan}
      </Button>
      {/* Stays while it is closed, because only a dialog that closes returns the focus. */}
      <ConfirmDialog
        open={open}
        title={texts.heading}
        text={texts.hint}
        confirm={texts.done}
        cancel={texts.close}
        problem={problem}
        onConfirm={close}
        onCancel={close}
      >
        {open && <Camera onScan={onScan} onFailure={fail} />}
      </ConfirmDialog>
    </>
  )
}

interface CameraProps {
  readonly onScan: (number: string) => void
  readonly onFailure: () => void
}

/** Shows the picture of the camera, and reports each barcode once while it is in view. */
function Camera({ onScan, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [last, setLast] = useState<string>()
  const told = useRef(onScan)
  useLayoutEffect(() => {
    told.current = onScan
  }, [onScan])
  const found = useCallback((number: string) => {
    setLast(number)
    told.current(number)
  }, [])
  useEffect(() => {
    const { current } = video
    if (!current) return
    return readBarcodes(current, found, onFailure)
  }, [found, onFailure])
  return (
    <>
      {/* The picture of a camera has no sound and no captions. */}
      <video ref={video} className="w-full aspect-4/3 bg-line" muted playsInline aria-label={texts.camera} />
      <p role="status" className="figure min-h-[1lh]">
        {last === undefined ? '' : texts.read(last)}
      </p>
    </>
  )
}

/** How often the picture is searched for a barcode. */
const everyMs = 250

/** Reads barcodes from the camera until the returned function stops it. */
function readBarcodes(
  video: HTMLVideoElement,
  onFound: (number: string) => void,
  onFailure: () => void,
): () => void {
  const Known = detectorOfBrowser()
  if (!Known) return () => undefined
  const detector = new Known()
  let stopped = false
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let inView = ''
  async function look(): Promise<void> {
    const [code] = await detector.detect(video).catch(() => [])
    const number = code?.rawValue ?? ''
    if (number !== '' && number !== inView && !stopped) onFound(number)
    inView = number
    if (!stopped) timer = setTimeout(look, everyMs)
  }
  async function start(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (stopped) return stop()
    video.srcObject = stream
    await video.play()
    await look()
  }
  function stop(): void {
    stopped = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  start().catch(() => !stopped && onFailure())
  return stop
}
