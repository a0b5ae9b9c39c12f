export const problems = {
  refused: 'Det här går inte',
  unreadable: 'Vi kunde inte läsa förfrågan',
  malformed: 'Något saknas eller är inte som det ska. Ladda om sidan och försök igen.',
  unsupportedMediaType: 'Den kom i ett format som vi inte läser. Ladda om sidan och försök igen.',
  bodyTooLarge: 'Den var för lång. Korta ned det du skrev.',
  addressTooLong: 'Adressen är för lång.',
  methodNotAllowed: 'Adressen kan inte användas så.',
  crossSite: 'Förfrågan kom från en annan webbplats. Börja om från den här butiken.',
  rateLimited: 'För många försök. Vänta en stund.',
  notOwner:
    'Bara webbläsaren där bokningen påbörjades kan ändra den. Är den din öppnar du ”Det här är min bokning” och skriver din e-postadress.',
  wrongEmail: 'Adressen hör inte till den här bokningen. Kontrollera den.',
  otherTab: 'Ett annat sätt att betala har valts under tiden, kanske i en annan flik. Ladda om sidan.',
  stepChanged: 'Det här steget sparades någon annanstans under tiden, kanske i en annan flik. Inget har skrivits över.',
  promoCode: 'Koden kan inte användas för den här resan.',
  unsupportedPaymentPlan: 'Det här sättet att betala erbjuds inte för resan.',
  paymentUnavailable:
    'Vi kan inte ta emot betalningen just nu, och det hjälper inte att försöka igen. Välj ett annat sätt att betala eller ring oss: {phone}.',
  amountUnclear:
    'Siffrorna från vårt bokningssystem stämmer inte, så vi kan inte säga vad som ska betalas. Ring oss så reder vi ut det: {phone}.',
  policyNotFound: 'Avbokningsvillkoren kan inte visas just nu. Du hittar dem i dina handlingar.',
  paymentChecking:
    'Vi kan inte säga ännu om betalningen gick igenom. Betala inte en gång till: sidan för din bokning säger till så snart vi vet.',
  bookingUnread: 'Bokningen är sparad och inget i den har ändrats. Titta igen om några minuter.',
}
