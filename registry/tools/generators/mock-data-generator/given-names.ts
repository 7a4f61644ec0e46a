/** Common given names: women's, then men's. */
type GivenNames = { readonly women: readonly string[]; readonly men: readonly string[] }

const names = (women: string, men: string): GivenNames => ({ women: women.split(' '), men: men.split(' ') })

/** By language; real names without surnames, so that no row is about a real person except by chance. */
export const GIVEN_NAMES = {
  en: names(
    'Emma Olivia Sophia Ava Grace Chloe Emily Hannah Lucy Megan Rachel Laura Sarah Jessica Amy Alice Julia Claire Helen Karen Susan Linda Ruth Joan',
    'James John Robert Michael William David Thomas Daniel Matthew Andrew Mark Paul Kevin Brian George Edward Jack Henry Oliver Noah Liam Ethan Samuel Peter',
  ),
  es: names(
    'María Carmen Ana Lucía Sofía Paula Laura Marta Elena Isabel Cristina Raquel Sara Julia Alba Irene Rosa Pilar Teresa Beatriz Valentina Camila Daniela Gabriela',
    'José Antonio Manuel Francisco David Juan Javier Daniel Carlos Jesús Alejandro Miguel Rafael Pedro Pablo Ángel Sergio Fernando Jorge Luis Alberto Álvaro Diego Andrés',
  ),
  fr: names(
    'Marie Camille Léa Manon Chloé Emma Julie Sarah Laura Pauline Claire Sophie Nathalie Isabelle Céline Élodie Hélène Anaïs Louise Alice Jeanne Zoé Inès Margaux',
    'Jean Pierre Michel Philippe Nicolas Julien Thomas Antoine Alexandre Maxime Lucas Hugo Louis Gabriel Arthur Paul Mathieu Guillaume François Étienne Rémi Benoît Loïc Théo',
  ),
  id: names(
    'Siti Dewi Sri Rina Ayu Putri Indah Ratna Wulan Fitri Lestari Nur Yuni Maya Citra Dian Eka Intan Kartika Mega Nia Rini Sari Tuti',
    'Budi Agus Andi Joko Eko Dwi Hendra Rudi Bambang Slamet Adi Arif Bayu Dedi Fajar Gilang Hadi Irfan Iwan Rizky Surya Taufik Wahyu Yusuf',
  ),
  it: names(
    'Giulia Sofia Aurora Alice Martina Chiara Francesca Sara Elena Anna Laura Valentina Federica Silvia Paola Roberta Elisa Giorgia Beatrice Camilla Lucia Rosa Teresa Ilaria',
    'Marco Luca Andrea Alessandro Matteo Lorenzo Francesco Davide Giuseppe Antonio Giovanni Paolo Roberto Stefano Simone Federico Riccardo Tommaso Pietro Nicola Enrico Giorgio Claudio Salvatore',
  ),
  pl: names(
    'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Joanna Zofia Hanna Julia Zuzanna Maja Lena Aleksandra Natalia Karolina Wiktoria Łucja Iwona Dorota Monika',
    'Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Adam Marek Łukasz Grzegorz Mateusz Wojciech Mariusz Dariusz Maciej Rafał Kamil Szymon Filip Stanisław Zbigniew',
  ),
  pt: names(
    'Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Beatriz Larissa Helena',
    'José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo Manoel Mateus André Fernando Fábio',
  ),
  ru: names(
    'Анна Мария Елена Ольга Наталья Татьяна Ирина Светлана Екатерина Юлия Анастасия Дарья Ксения Полина Вера Надежда Любовь Галина Людмила Марина Алина Виктория София Алёна',
    'Александр Сергей Дмитрий Андрей Алексей Максим Иван Михаил Николай Владимир Павел Артём Роман Евгений Илья Кирилл Денис Антон Олег Игорь Виктор Юрий Фёдор Пётр',
  ),
} as const satisfies Readonly<Record<string, GivenNames>>

export type NameLanguage = keyof typeof GIVEN_NAMES
export const NAME_LANGUAGES = Object.keys(GIVEN_NAMES) as [NameLanguage, ...NameLanguage[]]
