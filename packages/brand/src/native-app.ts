/** Identifiers of the native app, for universal links and app links. Sample data: there is no such app. */
export const nativeApp = {
  /** The team's id and the bundle's. */
  apple: 'SUMM1T0000.test.summit.app',
  android: 'test.summit.app',
  /** SHA-256 of the certificate that the Android app is signed with. */
  androidCertificate: '2D:71:0C:5E:93:AF:48:16:B2:E7:6A:04:F9:3C:85:D0:1B:64:C8:2F:97:5A:E3:0E:76:B9:41:DC:08:A5:F2:6B',
}
