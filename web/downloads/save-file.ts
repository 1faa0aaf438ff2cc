/** Saves content as a file, as a download link does. */
export function saveFile(content: BlobPart, name: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
