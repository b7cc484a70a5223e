/** A number with its word: '1 person', '1,200 people'. */
export function counted(many: number, one: string, more: string): string {
  return `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`
}
