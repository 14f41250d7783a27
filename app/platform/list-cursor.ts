/** Where a page of a list begins: after the row of this moment and id. */
export interface ListCursor {
  at: number;
  id: string;
}

export function readCursor(params: URLSearchParams): ListCursor | null {
  const [, at, id] = /^(\d{1,15})\.(\w{1,40})$/.exec(params.get("after") ?? "") ?? [];
  return at && id ? { at: Number(at), id } : null;
}

export const cursorText = ({ at, id }: ListCursor) => `${at}.${id}`;
