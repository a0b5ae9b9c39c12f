/** http(s), mail, phone, or a path or fragment of this shop. */
export const isSafeAddress = (address: string | undefined): address is string =>
  address !== undefined && /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)
