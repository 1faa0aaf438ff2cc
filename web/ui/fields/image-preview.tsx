import { useEffect, useState } from 'react'

interface ImagePreviewProps {
  /** What was chosen and is not sent yet. */
  readonly file: File | undefined
  /** What stands there otherwise. */
  readonly current: string | undefined
}

/** A picture in a frame that is there from the start, so that nothing jumps. What cannot be shown is left out. */
export function ImagePreview({ file, current }: ImagePreviewProps) {
  const chosen = useObjectUrl(file)
  const [broken, setBroken] = useState<string>()
  const source = file ? chosen : current
  return (
    <div className="image-preview">
      {source && source !== broken && <img src={source} alt="" onError={() => setBroken(source)} />}
    </div>
  )
}

/** An address for a file of this page; it is given back when the file is another one. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
