/** Texts of the official notice about the legal guarantee. */
export const noticeTexts = {
  alt: 'Official notice of the European Union about the legal guarantee of conformity. It opens in its full size.',
  link: 'The official page about your guarantee rights',
} as const
