/** Keys that ssh-keygen of OpenSSH 9.2 has made: its two files and its fingerprint, and the same key as JWK by Python’s cryptography. */
export const SSH_KEYS = [
  {
    name: 'Ed25519',
    jwk: { kty: 'OKP', crv: 'Ed25519', d: 'o9F_oypABwHMWcDgRa72iNBIesYDN9M1tovSM-0NwHQ', x: 'zP_c6AY7rYdYViaTcsVmx8TU_ES2uwD7lobJQOp8NT0' },
    comment: 'ana@example.com',
    check: 'c9d4f6bb',
    publicLine: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMz/3OgGO62HWFYmk3LFZsfE1PxEtrsA+5aGyUDqfDU9 ana@example.com',
    fingerprint: 'SHA256:OgmszymRQQ/mVpdQt47xDLXvIYw5fqh1/NjSsd874xc',
    body: `b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW
QyNTUxOQAAACDM/9zoBjuth1hWJpNyxWbHxNT8RLa7APuWhslA6nw1PQAAAJjJ1Pa7ydT2
uwAAAAtzc2gtZWQyNTUxOQAAACDM/9zoBjuth1hWJpNyxWbHxNT8RLa7APuWhslA6nw1PQ
AAAECj0X+jKkAHAcxZwOBFrvaI0Eh6xgM30zW2i9Iz7Q3AdMz/3OgGO62HWFYmk3LFZsfE
1PxEtrsA+5aGyUDqfDU9AAAAD2FuYUBleGFtcGxlLmNvbQECAwQFBg==`,
  },
  {
    name: 'P-256, whose number has a first bit of one',
    jwk: {
      kty: 'EC',
      crv: 'P-256',
      d: '_fjgkq-Uw3khp8CqluwLlAJTO1j7arOYkhKd4rQE_ic',
      x: 'KZvplRMQKDajyXheSC05IQvLnLhTADV7zcAB0-AQ8VI',
      y: '4uLqT1pYG-HO4HOLK-FFuyNgXqsfEVOImuZmWk96sRM',
    },
    comment: '',
    check: '07607efd',
    publicLine:
      'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBCmb6ZUTECg2o8l4XkgtOSELy5y4UwA1e83AAdPgEPFS4uLqT1pYG+HO4HOLK+FFuyNgXqsfEVOImuZmWk96sRM=',
    fingerprint: 'SHA256:BFh1mvU08oWiDsLmPagq72zKdyV8rK0cd0/ixdZMoS0',
    body: `b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAaAAAABNlY2RzYS
1zaGEyLW5pc3RwMjU2AAAACG5pc3RwMjU2AAAAQQQpm+mVExAoNqPJeF5ILTkhC8ucuFMA
NXvNwAHT4BDxUuLi6k9aWBvhzuBziyvhRbsjYF6rHxFTiJrmZlpPerETAAAAoAdgfv0HYH
79AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBCmb6ZUTECg2o8l4
XkgtOSELy5y4UwA1e83AAdPgEPFS4uLqT1pYG+HO4HOLK+FFuyNgXqsfEVOImuZmWk96sR
MAAAAhAP344JKvlMN5IafAqpbsC5QCUztY+2qzmJISneK0BP4nAAAAAAECAwQFBgc=`,
  },
  {
    name: 'RSA',
    jwk: {
      kty: 'RSA',
      n: 'qfn4-7ORmIxbkWK9udzw170YAV0tjP17khWi7KPSYMVUET3ebJnTE777VKAs66GKOnTPgPr-LefhoPWZWOnllpjmz3t04gCMnjXxi3_RVeNfafVOm-35mPL5vWNGVcs97LjGKO-0gnYMqk6yriurkBAciSschVr_OANhlkH2VNU',
      e: 'AQAB',
      d: 'OggdKJojIEjzTky-58D1_UIS-ww77AHy-WonqNE5l05nqEdONBfEh95RYpAZJg2N6u1MlwWaWEPttY2EYGXiuxv8rLEVm671O9nwnYRrL091bInsemqfAVcaSgS0mXRKWUYdGkUQIhu7bBsYR7Tq6tKkGcshhVuaHwZtkEsyH5U',
      p: '4MoqiR7s6ozwuongdvmD28khsf6ZZInRmsu4LCEVwPiEZv0F-ApcehVNw2XC0FtGdpEOhkbQwNzhQP7Dka2DNw',
      q: 'wZOL4aOxRy-eev_JdOjwlQQ43s_FfwUrMRmy_I8L4Vvww3xE71SrDG-LDwgaGo9X_JINiV85jI8paTeIOyqGUw',
      dp: 'ytE9naichGgUD4q1T0OD2DtaPpoD1rWOvAcRLifP0-OmurGSwCDBHZm5JxLaulmQcwwgOcENOuZQCu-Sjw8p8w',
      dq: 'VFlDkZ2vaNJyHyyIDx5VfslpMoWcjD2nVWzaVjzKs3dJkRT8QMFHC1MrZ_Bi14HwmAjYRyysOfhD1ioxfX6JKw',
      qi: 'c1XXp8S5Wp2-ScvbGllFxBRRXqyzN4aNA_QzVs8kKqVpCrPEel0DmLs7z9st_TLAS_SVYlNglbf49f0yD-9sjw',
    },
    comment: 'x',
    check: 'e7f0409f',
    publicLine:
      'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQCp+fj7s5GYjFuRYr253PDXvRgBXS2M/XuSFaLso9JgxVQRPd5smdMTvvtUoCzroYo6dM+A+v4t5+Gg9ZlY6eWWmObPe3TiAIyeNfGLf9FV419p9U6b7fmY8vm9Y0ZVyz3suMYo77SCdgyqTrKuK6uQEByJKxyFWv84A2GWQfZU1Q== x',
    fingerprint: 'SHA256:Xmp5+y3axFhVuqKZpmMqg5JvDA+ds/yE8XZieQfi0pc',
    body: `b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAlwAAAAdzc2gtcn
NhAAAAAwEAAQAAAIEAqfn4+7ORmIxbkWK9udzw170YAV0tjP17khWi7KPSYMVUET3ebJnT
E777VKAs66GKOnTPgPr+LefhoPWZWOnllpjmz3t04gCMnjXxi3/RVeNfafVOm+35mPL5vW
NGVcs97LjGKO+0gnYMqk6yriurkBAciSschVr/OANhlkH2VNUAAAH45/BAn+fwQJ8AAAAH
c3NoLXJzYQAAAIEAqfn4+7ORmIxbkWK9udzw170YAV0tjP17khWi7KPSYMVUET3ebJnTE7
77VKAs66GKOnTPgPr+LefhoPWZWOnllpjmz3t04gCMnjXxi3/RVeNfafVOm+35mPL5vWNG
Vcs97LjGKO+0gnYMqk6yriurkBAciSschVr/OANhlkH2VNUAAAADAQABAAAAgDoIHSiaIy
BI805MvufA9f1CEvsMO+wB8vlqJ6jROZdOZ6hHTjQXxIfeUWKQGSYNjertTJcFmlhD7bWN
hGBl4rsb/KyxFZuu9TvZ8J2Eay9PdWyJ7HpqnwFXGkoEtJl0SllGHRpFECIbu2wbGEe06u
rSpBnLIYVbmh8GbZBLMh+VAAAAQHNV16fEuVqdvknL2xpZRcQUUV6sszeGjQP0M1bPJCql
aQqzxHpdA5i7O8/bLf0ywEv0lWJTYJW3+PX9Mg/vbI8AAABBAODKKoke7OqM8LqJ4Hb5g9
vJIbH+mWSJ0ZrLuCwhFcD4hGb9BfgKXHoVTcNlwtBbRnaRDoZG0MDc4UD+w5GtgzcAAABB
AMGTi+GjsUcvnnr/yXTo8JUEON7PxX8FKzEZsvyPC+Fb8MN8RO9Uqwxviw8IGhqPV/ySDY
lfOYyPKWk3iDsqhlMAAAABeAEC`,
  },
] as const
