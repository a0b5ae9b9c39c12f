export const account = {
  signUp: 'Sign up',
  login: 'Log in',
  logout: 'Log out',
  profile: 'Profile',
  myBookings: 'My bookings',
  manualBookingAssociation: 'Add a booking',
  loading: 'One moment',
  welcome: 'Welcome',
  myAccountButton: 'Account',
  verificationTitle: 'Check your e-mail',
  verificationMessage: 'We sent you a link. Open it on this device to finish.',
  verificationCta: 'Back to log in',
}
export type AccountWords = typeof account
