/** What the examples say in other languages. */
export const FOR_BEGINNERS = {
  es: {
    input: {
      title: 'Té verde para principiantes',
      description: 'Cómo elegir, guardar y preparar el té verde: agua, tiempo y hojas, con una tabla de las doce variedades más conocidas.',
      imageAlt: 'Una taza de té verde',
      siteName: 'Té y Cía.',
    },
  },
  fr: {
    input: {
      title: 'Le thé vert pour débutants',
      description:
        'Choisir, conserver et préparer le thé vert : eau, temps et feuilles, avec un tableau des douze variétés les plus connues.',
      imageAlt: 'Une tasse de thé vert',
      siteName: 'Thé & Cie',
    },
  },
  id: {
    input: {
      title: 'Teh hijau untuk pemula',
      description:
        'Cara memilih, menyimpan, dan menyeduh teh hijau: air, waktu, dan daun, dengan tabel dua belas jenis yang paling dikenal.',
      imageAlt: 'Secangkir teh hijau',
      siteName: 'Rumah Teh',
    },
  },
  it: {
    input: {
      title: 'Tè verde per principianti',
      description:
        'Come scegliere, conservare e preparare il tè verde: acqua, tempi e foglie, con una tabella delle dodici varietà più note.',
      imageAlt: 'Una tazza di tè verde',
      siteName: 'Tè & Co.',
    },
  },
  pl: {
    input: {
      title: 'Zielona herbata dla początkujących',
      description: 'Jak wybrać, przechowywać i parzyć zieloną herbatę: woda, czas i liście, z tabelą dwunastu najbardziej znanych odmian.',
      imageAlt: 'Filiżanka zielonej herbaty',
      siteName: 'Herbaciarnia',
    },
  },
  pt: {
    input: {
      title: 'Chá verde para iniciantes',
      description: 'Como escolher, guardar e preparar chá verde: água, tempo e folhas, com uma tabela das doze variedades mais conhecidas.',
      imageAlt: 'Uma xícara de chá verde',
      siteName: 'Chá & Cia.',
    },
  },
  ru: {
    input: {
      title: 'Зелёный чай для начинающих',
      description: 'Как выбрать, хранить и заваривать зелёный чай: вода, время и листья, с таблицей двенадцати самых известных сортов.',
      imageAlt: 'Чашка зелёного чая',
      siteName: 'Чайный дом',
    },
  },
}

export const LONG_TITLE = {
  es: {
    input: {
      title: 'Todo lo que siempre quiso saber sobre el té verde y nunca se atrevió a preguntar',
      description: 'Cuarenta preguntas y respuestas sobre el té verde, del jardín a la taza.',
      imageAlt: 'Té',
    },
  },
  fr: {
    input: {
      title: 'Tout ce que vous avez toujours voulu savoir sur le thé vert sans jamais oser le demander',
      description: 'Quarante questions et réponses sur le thé vert, du jardin à la tasse.',
      imageAlt: 'Thé',
    },
  },
  id: {
    input: {
      title: 'Semua yang selalu ingin Anda ketahui tentang teh hijau, tetapi tidak berani Anda tanyakan',
      description: 'Empat puluh tanya jawab tentang teh hijau, dari kebun sampai cangkir.',
      imageAlt: 'Teh',
    },
  },
  it: {
    input: {
      title: 'Tutto quello che avreste voluto sapere sul tè verde ma non avete mai osato chiedere',
      description: 'Quaranta domande e risposte sul tè verde, dal giardino alla tazza.',
      imageAlt: 'Tè',
    },
  },
  pl: {
    input: {
      title: 'Wszystko, co zawsze chcieliście wiedzieć o zielonej herbacie, ale baliście się zapytać',
      description: 'Czterdzieści pytań i odpowiedzi o zielonej herbacie, od ogrodu do filiżanki.',
      imageAlt: 'Herbata',
    },
  },
  pt: {
    input: {
      title: 'Tudo o que você sempre quis saber sobre chá verde, mas tinha medo de perguntar',
      description: 'Quarenta perguntas e respostas sobre chá verde, do jardim à xícara.',
      imageAlt: 'Chá',
    },
  },
  ru: {
    input: {
      title: 'Всё, что вы всегда хотели знать о зелёном чае, но боялись спросить у знатоков',
      description: 'Сорок вопросов и ответов о зелёном чае: от чайного куста до чашки.',
      imageAlt: 'Чай',
    },
  },
}
