/** The attribute of an element whose content is markup, such as a drawing as SVG text. */
export const html = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })
